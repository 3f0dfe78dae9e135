/** First and last day, as in "2027-08-01". */
export interface Period {
  from: string;
  to: string;
}

/** Sunday first, as in JavaScript. */
// Not by `Intl`: creating its first date formatter takes 50 ms, more than all other scripts of a page.
export const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

const monthName = (date: Date) => months[date.getUTCMonth()] ?? '';

/** `lundi`, for a day as midnight UTC. */
export const weekdayName = (day: number) => weekdays[new Date(day).getUTCDay()] ?? '';

const dayNumber = (date: Date) => (date.getUTCDate() === 1 ? '1er' : String(date.getUTCDate()));

/** `août 2025`, for a day or a month. */
export function monthText(iso: string): string {
  const date = new Date(iso);
  return `${monthName(date)} ${date.getUTCFullYear()}`;
}

/** `21 novembre 2026`. The first of a month has raised letters without markup: `1ᵉʳ août 2025`. */
export const dateText = (iso: string): string =>
  `${dayNumber(new Date(iso)).replace('er', 'ᵉʳ')} ${monthText(iso)}`;

/** `le 14 mai 2027`, `du 1er au 15 août 2027`, `du 28 juillet au 3 août 2027`: as short as possible. */
export function periodText({ from, to }: Period): string {
  const [first, last] = [new Date(from), new Date(to)];
  const year = (date: Date) => date.getUTCFullYear();
  const end = `${dayNumber(last)} ${monthText(to)}`;
  if (from === to) return `le ${end}`;
  if (year(first) !== year(last)) return `du ${dayNumber(first)} ${monthText(from)} au ${end}`;
  if (first.getUTCMonth() !== last.getUTCMonth())
    return `du ${dayNumber(first)} ${monthName(first)} au ${end}`;
  return `du ${dayNumber(first)} au ${end}`;
}

/** `lundi 16 août`, for a day as midnight UTC. */
export function longDay(day: number): string {
  const date = new Date(day);
  return `${weekdayName(day)} ${dayNumber(date)} ${monthName(date)}`;
}

/** Adds days to a day. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** `3h07`, for minutes after midnight. */
export const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;

/** `8h` or `8h30`. */
export const hourText = (minutes: number): string => timeText(minutes).replace(/h00$/, 'h');
