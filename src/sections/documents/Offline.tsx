import './Offline.css';
import type { CollectionEntry } from 'astro:content';
import '../../components/Button.css';
import '../../components/Hours.css';
import '../../components/PhoneCall.css';
import '../../components/SectionHeading.css';
import '../../components/Wordmark.css';
import { Phone } from 'lucide';
import { ButtonLink } from '../../components/Button.tsx';
import { Hours, type OpeningHours } from '../../components/Hours.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PhoneCall } from '../../components/PhoneLink.tsx';
import { Ridge } from '../../components/SectionHeading.tsx';
import { TileRoof } from '../../components/TileRoof.tsx';
import { Wordmark } from '../../components/Wordmark.tsx';
import type { Company } from '../../content-model/facts/company.ts';

interface Props
  extends Pick<Company, 'name' | 'phone'>,
    Pick<CollectionEntry<'smallPages'>['data']['offline'], 'title' | 'text' | 'emergency'> {
  hours: OpeningHours;
}

/**
 * The page for visitors without network, in place of any other: how to reach the company by phone.
 */
export function Offline({ name, phone, title, text, emergency, hours }: Props) {
  return (
    <main className="offline frame">
      <Wordmark name={name} />
      <div className="offline__words stack">
        <Ridge />
        <h1 className="heading-1">{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <PhoneCall phone={phone}>{emergency}</PhoneCall>
      <div className="buttons">
        {/* An empty `href` reloads the page that could not be loaded. */}
        <ButtonLink href="">Réessayer</ButtonLink>
      </div>
      <Hours hours={hours} />
      <TileRoof laid>
        <span aria-hidden="true">
          <Icon sign={Phone} />
        </span>
      </TileRoof>
    </main>
  );
}
