import type { CollectionEntry } from 'astro:content';
import type { Period } from '../lib/hours/dates.ts';
import { holidays } from '../lib/hours/holidays.ts';
import type { Calendar } from '../lib/hours/opening.ts';

/** The opening hours: as text for visitors, and as times for `openingText`. */
export type OpeningHours = CollectionEntry<'contact'>['data']['hours'];

/** The opening hours as a list. */
export function Hours({ hours }: { hours: OpeningHours }) {
  return (
    <dl className="grid hours small">
      {hours.map(({ days, hours: times }) => (
        <div key={days}>
          <dt className="quiet">{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rule for holidays. The page's script adds whether the company is open now. */
export function OpenNow({
  hours,
  closures,
  rule,
}: {
  hours: OpeningHours;
  closures: Period[];
  rule: string;
}) {
  const year = new Date().getFullYear();
  const calendar: Calendar = {
    openings: hours.flatMap(({ openings }) => openings),
    closures: closures.map(({ from, to }) => ({ from, to })),
    holidays: holidays(year).concat(holidays(year + 1)),
  };
  return (
    <p className="open-now small">
      <strong data-openings={JSON.stringify(calendar)} /> {rule}
    </p>
  );
}
