import type { ReactNode } from 'react';
import type { Company } from '../../settings/company.ts';
import { Columns } from '../components/Columns.tsx';
import { Hours, type OpeningHours, OpenNow } from '../components/Hours.tsx';
import { PhoneFigure } from '../components/PhoneLink.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { type DatedText, WhileClosed } from '../components/WhileClosed.tsx';
import { mailLink, mapLink } from '../contacts/links.ts';
import type { Period } from '../hours/dates.ts';

interface Props {
  company: Company;
  hours: OpeningHours;
  closures: Period[];
  /** What is promised on days of a closure. */
  whileClosed: DatedText[];
  /** What changes on public holidays. */
  holidays: string;
  form: { title: string; lead: string };
  /** The form, an island. */
  children: ReactNode;
}

/** Every way to reach us, and the form to write. */
export function ContactDetails({ company, hours, closures, whileClosed, holidays, form, children }: Props) {
  const { phone, mobile, email, address } = company;
  return (
    <Section ground="night" id="message" belowScallops>
      <Columns split="5-7">
        <div className="contact-details">
          <SectionHeading title={form.title} lead={form.lead} />
          <WhileClosed texts={whileClosed} />
          <PhoneFigure phone={phone} />
          {mobile && (
            <p>
              <a href={mobile.href}>{`SMS : ${mobile.display}`}</a>
            </p>
          )}
          <p>
            <a href={mailLink(company)}>{email}</a>
          </p>
          <address>
            {company.name}
            <br />
            <a href={mapLink(company)}>
              {address.street}
              <br />
              {`${address.postalCode} ${address.city}`}
            </a>
          </address>
          <p>
            <a href="/contact.vcf">Ajouter à mes contacts</a>
          </p>
          <Hours hours={hours} />
          <OpenNow hours={hours} closures={closures} holidays={holidays} />
        </div>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}
