import { dayLength, isHoliday } from './holidays.ts';

/** A stretch of the week when someone answers; public holidays are free. */
export interface Opening {
  /** ISO days of the week, Monday is 1. */
  weekdays: number[];
  /** Minutes after midnight in Paris. */
  from: number;
  /** Minutes after midnight in Paris. */
  to: number;
}

const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});
const weekdayName = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });

/** `8h`, `8h30`. */
export function hourLabel(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

function inParis(now: Date): { day: number; minutes: number } {
  const parts = Object.fromEntries(parisClock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { day: Date.UTC(year, month - 1, day), minutes: hour * 60 + minute };
}

const openingsOn = (day: number, openings: Opening[]) =>
  isHoliday(day) ? [] : openings.filter(({ weekdays }) => weekdays.includes(new Date(day).getUTCDay() || 7)).sort((a, b) => a.from - b.from);

/** Whether the company answers now, and until or from when, as a visitor reads it. Emergencies are another matter. */
export function openingText(now: Date, openings: Opening[]): string {
  const { day: today, minutes } = inParis(now);
  const current = openingsOn(today, openings).find(({ from, to }) => from <= minutes && minutes < to);
  if (current) return `Ouvert en ce moment, jusqu’à ${hourLabel(current.to)}.`;
  const closed = isHoliday(today) ? 'Fermé aujourd’hui, jour férié.' : 'Fermé en ce moment.';
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = today + ahead * dayLength;
    const next = openingsOn(day, openings).find(({ from }) => ahead > 0 || from > minutes);
    if (next) return `${closed} Réouverture ${dayLabel(ahead, day)} à ${hourLabel(next.from)}.`;
  }
  return closed;
}

function dayLabel(ahead: number, day: number): string {
  if (ahead === 0) return 'aujourd’hui';
  return ahead === 1 ? 'demain' : weekdayName.format(day);
}
