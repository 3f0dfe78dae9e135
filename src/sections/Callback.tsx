import type { ReactNode } from 'react';
import type { Company } from '../../settings/company.ts';
import { Hours, type OpeningHours } from '../components/Hours.tsx';
import { PhoneFigure } from '../components/PhoneLink.tsx';
import { Section } from '../components/Section.tsx';
import { Ridge } from '../components/SectionHeading.tsx';
import { type DatedText, WhileClosed } from '../components/WhileClosed.tsx';

interface Props {
  title: string;
  lead: string;
  /** What happens after the request; left out where a page is about something else. */
  next?: string[] | undefined;
  hours: OpeningHours;
  /** What is promised on days of a closure. */
  whileClosed: DatedText[];
  phone: Company['phone'];
  belowScallops?: boolean;
  scallops?: boolean;
  /** The form, an island. */
  children: ReactNode;
}

/** The callback form, with the number beside it for those who would rather call. */
export function Callback({ title, lead, next, hours, whileClosed, phone, belowScallops = false, scallops = false, children }: Props) {
  return (
    <Section ground="night" id="rappel" belowScallops={belowScallops} scallops={scallops} screenOnly>
      <div className="callback">
        <div className="callback__side">
          <div>
            <Ridge />
            <h2 className="heading-1 callback__title">{title}</h2>
          </div>
          <p className="lead">{lead}</p>
          <WhileClosed texts={whileClosed} />
          <PhoneFigure phone={phone} />
          <Hours hours={hours} />
          {next && (
            <ol className="callback__next">
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
