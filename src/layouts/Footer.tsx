import type { OpeningHours } from '../components/Hours.tsx';
import { PhoneFigure } from '../components/PhoneLink.tsx';
import { mailLink, mapLink } from '../contacts/links.ts';
import type { Company } from '../content-model/company.ts';
import { priceListWords } from '../content-model/price-list.ts';
import { footerLinks, mainLinks, type ServiceLink } from '../navigation.ts';
import { Wordmark } from './Wordmark.tsx';

const { guarantees, ...others } = footerLinks;

interface Props {
  company: Company;
  services: ServiceLink[];
  /** Town pages named in the footer. */
  towns: { name: string; href: string }[];
  hours: OpeningHours;
  /** What its columns are called. */
  words: {
    where: string;
    services: string;
    towns: string;
    wholeZone: string;
    company: string;
    signature: string;
  };
}

/** Who and where we are, every way on, and the credit; under a roof's edge. */
export function Footer({ company, services, towns, hours, words }: Props) {
  const { name, phone, email, address, social, builder } = company;
  return (
    <>
      <img className="roof-edge" src="/toit.svg" alt="" loading="lazy" />
      <footer className="footer on-dark">
        <div className="frame">
          <div className="grid footer__top">
            <Wordmark name={name} />
            <PhoneFigure phone={phone} />
          </div>
          <div className="grid footer__columns">
            <div id="nous-trouver">
              <h2>{words.where}</h2>
              <address translate="no">
                <a href={mapLink(company)}>
                  <span>
                    {address.street}
                    <br />
                    {`${address.postalCode} ${address.city}`}
                  </span>
                </a>
                <br />
                <a href={mailLink(company)}>{email}</a>
              </address>
              <p className="footer__hours small">
                {hours.map(({ days, hours: times }) => (
                  <span key={days}>{`${days}, ${times}`}</span>
                ))}
              </p>
            </div>
            <nav aria-label={words.services}>
              <h2>{words.services}</h2>
              <ul>
                {services.map((service) => (
                  <li key={service.href}>
                    <a href={service.href}>{service.name}</a>
                  </li>
                ))}
                <li>
                  <a href={mainLinks.emergency.href}>{mainLinks.emergency.label}</a>
                </li>
              </ul>
            </nav>
            <nav aria-label={words.towns}>
              <h2>{words.towns}</h2>
              <ul>
                {towns.map((town) => (
                  <li key={town.href}>
                    <a href={town.href}>{`Couvreur à ${town.name}`}</a>
                  </li>
                ))}
                <li>
                  <a href={mainLinks.zone.href}>{words.wholeZone}</a>
                </li>
              </ul>
            </nav>
            <nav aria-label={words.company}>
              <h2>{words.company}</h2>
              <ul>
                <li>
                  <a href={guarantees.href}>{guarantees.label}</a>
                </li>
                {priceListWords(company.legal.priceList) && (
                  <li>
                    <a href={`${guarantees.href}#signer`}>Tarifs</a>
                  </li>
                )}
                {[mainLinks.contact, ...Object.values(others)].map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
                {social.map((network) => (
                  <li key={network.name}>
                    <a href={network.url}>{network.name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="row footer__end quiet small">
            <span>{words.signature}</span>
            <a href={builder.url}>{builder.name}</a>
          </div>
        </div>
      </footer>
    </>
  );
}
