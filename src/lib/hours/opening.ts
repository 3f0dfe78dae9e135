import type { Period } from './dates.ts';

/** A weekly opening; public holidays are closed. */
export interface Opening {
  /** ISO weekdays, Monday is 1. */
  weekdays: number[];
  /** Minutes after midnight in Paris. */
  from: number;
  /** Minutes after midnight in Paris. */
  to: number;
}

/** When the office is open, as the page passes it to its script. */
export interface Calendar {
  /** The openings of a weekday are in order of time. */
  openings: Opening[];
  closures: Period[];
  /** Days such as `2027-05-01`. */
  holidays: string[];
}

const dayLength = 86_400_000;

/** Days to look ahead, longer than any closure. */
const farthest = 120;

/** The day and the time in Paris: `2027-08-01` and `08:05`. */
function inParis(now: Date) {
  const timeZone = 'Europe/Paris';
  // The first date formatter of a page takes 50 ms. Safari has no `Temporal` yet.
  const text =
    typeof Temporal === 'undefined'
      ? now.toLocaleString('sv-SE', { timeZone })
      : Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(timeZone)
          .toString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** `8h` or `8h30`, for minutes after midnight. */
export const hourText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 ? String(minutes % 60).padStart(2, '0') : ''}`;

/** The time in Paris as a sentence with a space after it: `Il est 3h07. `. */
export const clockText = (now: Date): string =>
  `Il est ${inParis(now).time.replace(/^0/, '').replace(':', 'h')}. `;

/** Whether the office is open, and until or from when. Emergencies are handled elsewhere. */
export function openingText(now: Date, { openings, closures, holidays }: Calendar): string {
  const { day: today, time } = inParis(now);
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const closed = holidays.includes(today)
    ? 'Fermé aujourd’hui, jour férié.'
    : 'Fermé en ce moment.';
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const date = new Date(Date.parse(today) + ahead * dayLength);
    const day = date.toISOString().slice(0, 10);
    if (holidays.includes(day) || closures.some(({ from, to }) => from <= day && day <= to))
      continue;
    const next = openings.find(
      ({ weekdays, to }) => weekdays.includes(date.getUTCDay() || 7) && (ahead > 0 || minutes < to),
    );
    if (!next) continue;
    if (ahead === 0 && next.from <= minutes)
      return `Ouvert en ce moment, jusqu’à\u00A0${hourText(next.to)}.`;
    return `${closed} Réouverture ${dayLabel(ahead, date)}\u00A0à\u00A0${hourText(next.from)}.`;
  }
  return closed;
}

function dayLabel(ahead: number, date: Date): string {
  if (ahead < 2) return ahead === 0 ? 'aujourd’hui' : 'demain';
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const day = date.toLocaleDateString('fr-FR', words).replace(' 1 ', ' 1er ');
  return ahead < 7 ? day.replace(/ .*/, '') : `le ${day}`;
}
