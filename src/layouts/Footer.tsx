import type { CollectionEntry } from 'astro:content';
import { company } from 'virtual:site';
import type { Crumb } from '../components/Breadcrumb.tsx';
import { mailLink, mapLink } from '../components/contact-links.ts';
import type { OpeningHours } from '../components/Hours.tsx';
import { PhoneFigure } from '../components/PhoneLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { priceListWords } from '../content-model/facts/price-list-words.ts';
import { footerLinks, mainLinks, type ServiceLink } from '../navigation.ts';

const { guarantees, ...others } = footerLinks;
/** Home is the wordmark; zone and emergencies stand in columns of their own. */
const { home: _home, zone: _zone, emergency, ...mainPages } = mainLinks;

interface Props {
  services: ServiceLink[];
  /** Some of the town pages. */
  towns: Crumb[];
  hours: OpeningHours;
  /** The titles of its columns, and other words. */
  words: CollectionEntry<'labels'>['data']['footer'];
}

/** Address and hours, links to all pages, and the credit, below the edge of a roof. */
export function Footer({ services, towns, hours, words }: Props) {
  const { address, builder } = company;
  const priceList = { href: `${guarantees.href}#signer`, label: 'Tarifs' };
  return (
    <>
      <img className="roof-edge" src="/toit.svg" alt="" loading="lazy" />
      <footer className="footer on-dark">
        <div className="frame">
          <div className="grid footer__top">
            <Wordmark name={company.name} />
            <PhoneFigure phone={company.phone} />
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
                <a href={mailLink(company)}>{company.email}</a>
              </address>
              <p className="footer__hours small">
                {hours.map(({ days, hours: times }) => (
                  <span key={days}>{`${days}, ${times}`}</span>
                ))}
              </p>
            </div>
            <Links
              title={words.services}
              links={[...services.map(({ href, name }) => ({ href, label: name })), emergency]}
            />
            <Links
              title={words.towns}
              links={[...towns, { href: mainLinks.zone.href, label: words.wholeZone }]}
            />
            <Links
              title={words.company}
              links={[
                guarantees,
                ...(priceListWords(company.legal.priceList) ? [priceList] : []),
                ...Object.values(mainPages),
                ...Object.values(others),
                ...company.social.map(({ name, url }) => ({ href: url, label: name })),
              ]}
            />
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

/** A column of the footer. */
function Links({ title, links }: { title: string; links: Crumb[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
