import { bindDays } from '../text/typography.ts';

/** First and last day, as in "2027-08-01". */
export interface Period {
  from: string;
  to: string;
}

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the first of a month as French does, unlike `Intl`, and keeps a day beside its month. */
const asPrinted = (text: string) => bindDays(text.replace(/\b1 /g, '1er '));

/** `21 novembre 2026`, `1er août 2025`, which break before the year only. */
export const dateText = (iso: string): string => asPrinted(longDate.format(new Date(iso)));

/** `août 2025`, for a day or a month. */
export const monthText = (iso: string): string => dateText(iso).replace(/^\S+\s/, '');

/**
 * `le 14 mai 2027`, `du 1er au 15 août 2027`, `du 28 juillet au 3 août 2027`: as short as possible.
 */
export function periodText({ from, to }: Period): string {
  if (from === to) return `le ${dateText(to)}`;
  const range = longDate.formatRange(new Date(from), new Date(to));
  return `du ${asPrinted(range.replace(/\s*–\s*/, ' au '))}`;
}

/** The day that comes a number of days after a day. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day in Paris, as in `2027-08-01`. */
export const dayInParis = (now: Date): string =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

/** Milliseconds at which a day begins in Paris. */
export function startOfDay(day: string): number {
  // Paris is UTC+1, or UTC+2 in summer.
  const summer = Date.parse(`${day}T00:00+02:00`);
  return dayInParis(new Date(summer)) === day ? summer : Date.parse(`${day}T00:00+01:00`);
}
