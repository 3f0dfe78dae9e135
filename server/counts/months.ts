/** A month of the calendar, as in `2026-11`: such texts are in the order of time. */
export type Month = string;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});
const name = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The day of the month and the hour where the company is, and which month that is. */
export function momentOf(date: Date): { month: Month; day: number; hour: number } {
  const { year, month, day, hour } = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return { month: `${year}-${month}`, day: Number(day), hour: Number(hour) };
}

/** The month where the company is. */
export const monthOf = (date: Date): Month => momentOf(date).month;

/** The month so many months earlier. */
export function monthsBefore(month: Month, count: number): Month {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - count);
  return first.toISOString().slice(0, 7);
}

/** What French calls it: `novembre 2026`. */
export const monthName = (month: Month): string => name.format(new Date(`${month}-01T00:00:00Z`));
