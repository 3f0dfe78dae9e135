import { hourText, longDay, type Period, timeText, weekdayName } from './dates.ts';
import { dayLength, isHoliday } from './holidays.ts';
import { inParis } from './paris.ts';

/** A weekly opening; public holidays are closed. */
export interface Opening {
  /** ISO weekdays, Monday is 1. */
  weekdays: number[];
  /** Minutes after midnight in Paris. */
  from: number;
  /** Minutes after midnight in Paris. */
  to: number;
}

/** The time in Paris as a lead-in: `Il est 3h07 : `. */
export const clockText = (now: Date): string => `Il est ${timeText(inParis(now).minutes)}\u00A0: `;

const isClosed = (day: number, closures: Period[]) =>
  closures.some(({ from, to }) => Date.parse(from) <= day && day <= Date.parse(to));

const openingsOn = (day: number, openings: Opening[], closures: Period[]) =>
  isHoliday(day) || isClosed(day, closures)
    ? []
    : openings
        .filter(({ weekdays }) => weekdays.includes(new Date(day).getUTCDay() || 7))
        .sort((a, b) => a.from - b.from);

/** Maximum days to look ahead, longer than any closure. */
const farthest = 120;

/** Whether the office is open, and until or from when. Emergencies are handled elsewhere. */
export function openingText(now: Date, openings: Opening[], closures: Period[] = []): string {
  const { day: today, minutes } = inParis(now);
  const current = openingsOn(today, openings, closures).find(
    ({ from, to }) => from <= minutes && minutes < to,
  );
  if (current) return `Ouvert en ce moment, jusqu’à\u00A0${hourText(current.to)}.`;
  const closed = isHoliday(today) ? 'Fermé aujourd’hui, jour férié.' : 'Fermé en ce moment.';
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const day = today + ahead * dayLength;
    const next = openingsOn(day, openings, closures).find(
      ({ from }) => ahead > 0 || from > minutes,
    );
    if (next)
      return `${closed} Réouverture ${dayLabel(ahead, day)}\u00A0à\u00A0${hourText(next.from)}.`;
  }
  return closed;
}

function dayLabel(ahead: number, day: number): string {
  if (ahead === 0) return 'aujourd’hui';
  if (ahead === 1) return 'demain';
  return ahead <= 7 ? weekdayName(day) : `le ${longDay(day)}`;
}
