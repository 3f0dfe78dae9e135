import type { ReactNode } from 'react';
import type { Company } from '../../settings/company.ts';
import { Columns } from '../components/Columns.tsx';
import { Hours, type OpeningHours, OpenNow } from '../components/Hours.tsx';
import { PhoneFigure } from '../components/PhoneLink.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { mailLink, mapLink } from '../contacts/links.ts';
import { LocalMap } from '../zones/LocalMap.tsx';
import type { Surroundings } from '../zones/local-map.ts';

interface Props {
  company: Company;
  hours: OpeningHours;
  /** What changes on public holidays. */
  holidays: string;
  form: { title: string; lead: string };
  /** The workshop and what lies around it. */
  map: Surroundings;
  /** What the map shows, for who cannot see it. */
  mapLabel: string;
  /** The form, an island. */
  children: ReactNode;
}

/** Every way to reach us, and the form to write. */
export function ContactDetails({ company, hours, holidays, form, map, mapLabel, children }: Props) {
  const { phone, email, address } = company;
  return (
    <Section ground="night" id="message" belowScallops>
      <Columns split="5-7">
        <div className="contact-details">
          <SectionHeading title={form.title} lead={form.lead} />
          <PhoneFigure phone={phone} />
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
          <div className="contact-details__map on-light">
            <LocalMap {...map} label={mapLabel} />
          </div>
          <p>
            <a href="/contact.vcf">Ajouter à mes contacts</a>
          </p>
          <Hours hours={hours} />
          <OpenNow hours={hours} holidays={holidays} />
        </div>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}
