import { Mail, MapPin, Phone } from 'lucide';
import type { Company } from '../../content-model/company.ts';
import { Icon } from '../components/Icon.tsx';
import { mailLink } from '../contacts/links.ts';

/** Phone, e-mail and address, above the header of every page. */
export function TopBar({ company }: { company: Company }) {
  const { phone, email, address } = company;
  return (
    <section className="top-bar on-dark" aria-label="Coordonnées">
      <div className="frame top-bar__line">
        <a className="top-bar__phone" href={phone.href}>
          <Icon sign={Phone} />
          <span>{phone.display}</span>
        </a>
        <a href={mailLink(company)} aria-label={`Écrire à ${email}`}>
          <Icon sign={Mail} />
          <span className="top-bar__wide">{email}</span>
          <span className="top-bar__narrow">Écrire</span>
        </a>
        <address>
          <Icon sign={MapPin} />
          <span>{`${address.street}, ${address.postalCode} ${address.city}`}</span>
        </address>
        {/* A phone has no room for all of it: the footer has. */}
        <a className="top-bar__place" href="#nous-trouver">
          <Icon sign={MapPin} />
          <span>Adresse</span>
        </a>
      </div>
    </section>
  );
}
