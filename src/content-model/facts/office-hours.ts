import { z } from 'zod';
import { hourText, type Opening } from '../../lib/hours/opening.ts';
import { list, named } from '../owner/fields.ts';

/** A time as people write it: `8:00`, `13h30`, `13 h 30`, `18h`, `18`. */
const clockTime = z
  .string()
  .regex(/^\s*(?:(?:[01]?\d|2[0-3])(?:\s*[:hH]\s*(?:[0-5]\d)?)?|24\s*[:hH]\s*(?:00)?)\s*$/, {
    error: 'doit être une heure, comme 8h ou 13h30',
    abort: true,
  })
  .transform((time) => {
    const [hours = 0, minutes = 0] = time.split(/[:h]/i).map(Number);
    return hours * 60 + minutes;
  });

const range = z
  .strictObject({
    from: named('Ouvre à', 'Comme 8h ou 13h30.', clockTime),
    to: named('Ferme à', 'Comme 18h ou 17h30.', clockTime),
  })
  .refine(({ from, to }) => from < to, {
    error: 'doit être après l’ouverture',
    path: ['to'],
    abort: true,
  });

/** Monday first, as owners count. */
const dayNames = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

const listed = (words: string[]) => new Intl.ListFormat('fr').format(words);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Days as text. `one` goes before a single day, `row` before three or more in a row. */
function daysWith(weekdays: number[], one: string, row: string): string {
  const rows: number[][] = [];
  for (const day of weekdays.toSorted()) {
    const last = rows.at(-1);
    if (last?.includes(day - 1)) last.push(day);
    else rows.push([day]);
  }
  const words = rows.flatMap((days) => {
    const names = days.map((day) => dayNames[day - 1]);
    return names.length > 2
      ? `${row}${names[0]} au ${names.at(-1)}`
      : names.map((name) => `${one}${name}`);
  });
  return listed(words);
}

const rangeLabel = ({ from, to }: z.output<typeof range>) => `${hourText(from)}–${hourText(to)}`;

/** Opening hours on some weekdays, with optional breaks. */
const officeDays = z
  .strictObject({
    weekdays: list(
      'Jours',
      'Ceux qui ont ces heures.',
      z
        .int()
        .min(1)
        .max(7)
        .meta({ choices: Object.fromEntries(dayNames.map((name, index) => [index + 1, name])) }),
      1,
    ),
    open: list('Heures', 'Une pause de midi : deux lignes.', range, 1, 4),
  })
  .superRefine(({ open }, context) => {
    open.slice(1).forEach(({ from }, index) => {
      if (from <= (open[index]?.to ?? 0))
        context.addIssue({
          code: 'custom',
          message: 'doit venir après la fermeture qui précède',
          path: ['open', index + 1, 'from'],
        });
    });
  });

/**
 * The schema of the opening hours, with texts for visitors and times for search engines and the
 * clock.
 */
export const officeHours = z
  .array(officeDays)
  .min(1)
  .superRefine((office, context) => {
    const seen = new Set<number>();
    office.forEach(({ weekdays }, index) => {
      for (const day of weekdays) {
        if (seen.has(day))
          context.addIssue({
            code: 'custom',
            message: `le ${dayNames[day - 1]} y est déjà`,
            path: [index, 'weekdays'],
          });
        seen.add(day);
      }
    });
  })
  .transform((office) =>
    office
      .toSorted((one, other) => Math.min(...one.weekdays) - Math.min(...other.weekdays))
      .map(({ weekdays, open }) => ({
        days: capital(daysWith(weekdays, '', '')),
        hours: open.map(rangeLabel).join(', '),
        openings: open.map((hours): Opening => ({ weekdays, ...hours })),
      })),
  )
  .meta({ title: 'Au bureau', description: 'Les jours où vous répondez, et à quelles heures.' });

/**
 * The opening hours as a sentence without full stop: `Du lundi au vendredi, 8h–18h, et le samedi,
 * 8h–12h`.
 */
export function hoursSentence(office: z.output<typeof officeHours>): string {
  const parts = office.map(({ openings }) => {
    const days = daysWith(openings[0]?.weekdays ?? [], 'le ', 'du ');
    return `${days}, ${listed(openings.map(rangeLabel))}`;
  });
  const last = parts.pop();
  return capital(parts.length > 0 ? `${parts.join(', ')}, et ${last}` : `${last}`);
}
