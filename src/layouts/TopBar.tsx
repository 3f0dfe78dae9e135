import { company } from 'virtual:site';
import { Mail, MapPin, Phone } from 'lucide';
import { mailLink } from '../components/contact-links.ts';
import { Icon } from '../components/Icon.tsx';

/** Phone, e-mail and address, above the header of every page. */
export function TopBar() {
  const { phone, email, address } = company;
  return (
    <section className="top-bar on-dark" aria-label="Coordonnées">
      <div className="frame top-bar__line">
        <a className="top-bar__phone" href={phone.href}>
          <Icon sign={Phone} />
          <span translate="no">{phone.display}</span>
        </a>
        <a className="top-bar__mail" href={mailLink(company)} aria-label={`Écrire à ${email}`}>
          <Icon sign={Mail} />
          <span className="top-bar__wide" translate="no">
            {email}
          </span>
          <span className="top-bar__narrow">Écrire</span>
        </a>
        <address className="quiet" translate="no">
          <Icon sign={MapPin} />
          <span>{`${address.street}, ${address.postalCode} ${address.city}`}</span>
        </address>
      </div>
    </section>
  );
}
