import './Offline.css';
import '../components/Button.css';
import '../components/Hours.css';
import '../components/PhoneLink.css';
import '../components/SectionHeading.css';
import '../layouts/Wordmark.css';
import type { Company } from '../../settings/company.ts';
import { ButtonLink } from '../components/Button.tsx';
import { Hours, type OpeningHours } from '../components/Hours.tsx';
import { PhoneCall } from '../components/PhoneLink.tsx';
import { Ridge } from '../components/SectionHeading.tsx';
import { Wordmark } from '../layouts/Wordmark.tsx';

/** What a visitor without network sees in place of any page: how to reach the company all the same. */
export function Offline({ name, phone, hours }: Pick<Company, 'name' | 'phone'> & { hours: OpeningHours }) {
  return (
    <main className="offline frame">
      <Wordmark name={name} />
      <div className="offline__words">
        <Ridge />
        <h1 className="heading-1">Pas de connexion</h1>
        <p className="lead">Cette page n’a pas pu être chargée. Le téléphone, lui, passe souvent encore.</p>
      </div>
      <PhoneCall phone={phone}>Une urgence ? Appelez, de jour comme de nuit</PhoneCall>
      <div className="buttons">
        {/* An empty address is the one of the page that could not be loaded. */}
        <ButtonLink href="">Réessayer</ButtonLink>
        <ButtonLink href="/urgence" tone="line">
          Urgence 7j/7
        </ButtonLink>
      </div>
      <Hours hours={hours} />
    </main>
  );
}
