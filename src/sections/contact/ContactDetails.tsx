import './ContactDetails.css';
import type { ReactNode } from 'react';
import { mailLink, mapLink } from '../../components/contact-links.ts';
import { Hours, type OpeningHours, OpenNow } from '../../components/Hours.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { type DatedText, WhileClosed } from '../../components/WhileClosed.tsx';
import type { Company } from '../../content-model/facts/company.ts';
import type { Period } from '../../lib/hours/dates.ts';
import { vcardHref } from '../../navigation.ts';

interface Props {
  company: Company;
  hours: OpeningHours;
  closures: Period[];
  /** Texts for days of a closure. */
  whileClosed: DatedText[];
  /** The rule for public holidays. */
  holidays: string;
  form: { title: string; lead: string };
  /** The map around the workshop. */
  map?: ReactNode;
  /** The form, an island. */
  children: ReactNode;
}

/** All contact details, the opening hours, and the contact form. */
export function ContactDetails({
  company,
  hours,
  closures,
  whileClosed,
  holidays,
  form,
  map,
  children,
}: Props) {
  const { mobile, email, address } = company;
  return (
    <Section ground="night" id="message">
      <div className="contact">
        <div className="contact__head stack beside-call">
          <SectionHeading title={form.title} lead={form.lead} />
          <WhileClosed texts={whileClosed} />
        </div>
        <div className="contact__details stack">
          {mobile && (
            <p>
              <a className="tap" href={mobile.href}>{`SMS : ${mobile.display}`}</a>
            </p>
          )}
          <p>
            <a className="tap" href={mailLink(company)} translate="no">
              {email}
            </a>
          </p>
          <address translate="no">
            {company.name}
            <br />
            <a href={mapLink(company)}>
              {address.street}
              <br />
              {`${address.postalCode} ${address.city}`}
            </a>
          </address>
          <p>
            <a className="tap" href={vcardHref}>
              Ajouter à mes contacts
            </a>
          </p>
        </div>
        <div className="contact__hours">
          <Hours hours={hours} />
          <OpenNow hours={hours} closures={closures} rule={holidays} />
        </div>
        <div className="contact__form">{children}</div>
        <div className="contact__map on-light">{map}</div>
      </div>
    </Section>
  );
}
