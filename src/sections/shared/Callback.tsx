import type { ReactNode } from 'react';
import { Hours, type OpeningHours } from '../../components/Hours.tsx';
import { NextSteps } from '../../components/NextSteps.tsx';
import { PhoneFigure } from '../../components/PhoneLink.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { type DatedText, WhileClosed } from '../../components/WhileClosed.tsx';
import type { Company } from '../../content-model/facts/company.ts';

interface Props {
  title: string;
  lead: string;
  /** The steps after the request. Pages about something else leave them out. */
  next?: string[];
  /** Texts for days of a closure. */
  whileClosed?: DatedText[];
  /** The number, and the hours if there are any, for those who prefer to call. */
  call?: { phone: Company['phone']; hours?: OpeningHours };
  /** The form, an island. */
  children: ReactNode;
}

/** The callback form, with explanations beside it. */
export function Callback({ title, lead, next, whileClosed = [], call, children }: Props) {
  return (
    <Section ground="night" id="rappel" screenOnly>
      <div className="callback grid">
        <div className="stack aside">
          <SectionHeading title={title} lead={lead} />
          <WhileClosed texts={whileClosed} />
          {call && (
            <>
              <PhoneFigure phone={call.phone} />
              {call.hours && (
                <div className="wide-only">
                  <Hours hours={call.hours} />
                </div>
              )}
            </>
          )}
          {next && (
            <div className="callback__next">
              <NextSteps steps={next} />
            </div>
          )}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
