/** A month of the calendar, as in `2026-11`: such texts are in the order of time. */
export type Month = string;

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });
const name = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The month where the company is. */
export const monthOf = (date: Date): Month => parts.format(date);

/** The month so many months earlier. */
export function monthsBefore(month: Month, count: number): Month {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - count);
  return first.toISOString().slice(0, 7);
}

/** What French calls it: `novembre 2026`. */
export const monthName = (month: Month): string => name.format(new Date(`${month}-01T00:00:00Z`));
