import './NotFound.css';
import type { CollectionEntry } from 'astro:content';
import { ButtonLink } from '../../components/Button.tsx';
import { PhoneButton } from '../../components/PhoneLink.tsx';
import { TileRoof } from '../../components/TileRoof.tsx';
import type { Company } from '../../content-model/facts/company.ts';
import { mainLinks } from '../../navigation.ts';

type Props = Pick<Company, 'phone'> &
  Omit<CollectionEntry<'smallPages'>['data']['notFound'], 'description'>;

/** The 404 page: a roof whose tile has fallen. */
export function NotFound({ title, english, text, phone }: Props) {
  return (
    <section className="not-found roofed frame">
      <TileRoof>
        <h1>404</h1>
      </TileRoof>
      <div className="roofed__words stack beside-call">
        <h2 className="heading-1">{title}</h2>
        <p lang="en">{english}</p>
        <p>{text}</p>
        <div className="buttons">
          <ButtonLink href={mainLinks.home.href}>Retour à l’accueil</ButtonLink>
          <PhoneButton phone={phone} />
        </div>
      </div>
    </section>
  );
}
