import type { Company } from '../../settings/company.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';

interface Props {
  /** The specification's sentence. */
  english: string;
  text: string;
  phone: Company['phone'];
}

/** The page for an address that leads nowhere. */
export function NotFound({ english, text, phone }: Props) {
  return (
    <section className="not-found frame">
      <h1>404</h1>
      <p className="lead" lang="en">
        {english}
      </p>
      <p>{text}</p>
      <div className="buttons">
        <ButtonLink href="/">Retour à l’accueil</ButtonLink>
        <PhoneButton phone={phone} />
      </div>
    </section>
  );
}
