import { z } from 'astro/zod';
import { hourText, type Opening } from './opening.ts';

/** As people write it: `8:00`, `13h30`, `13 h 30`, `18h`, `18`. */
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
    from: clockTime.meta({ title: 'Ouvre à', description: 'Comme 8h ou 13h30.' }),
    to: clockTime.meta({ title: 'Ferme à', description: 'Comme 18h ou 17h30.' }),
  })
  .refine(({ from, to }) => from < to, {
    error: 'doit être après l’ouverture',
    path: ['to'],
    abort: true,
  });

/** Monday first, as owners count. */
const dayNames = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

/** Consecutive days as first and last. */
function runs(weekdays: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const day of weekdays.toSorted((a, b) => a - b)) {
    const run = found.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else found.push([day, day]);
  }
  return found;
}

const listed = (words: string[]) => new Intl.ListFormat('fr').format(words);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The days as text, with the French words before a single day and before three or more. */
function daysWith(weekdays: number[], before: { one: string; stretch: string }): string {
  const name = (day: number) => dayNames[day - 1] ?? '';
  const words = runs(weekdays).flatMap(([first, last]) =>
    last - first < 2
      ? [...new Set([first, last])].map((day) => `${before.one}${name(day)}`)
      : [`${before.stretch}${name(first)} au ${name(last)}`],
  );
  return listed(words);
}

const rangeLabel = ({ from, to }: Pick<Opening, 'from' | 'to'>) =>
  `${hourText(from)}–${hourText(to)}`;

/** Opening hours on some weekdays, with optional breaks. */
const officeDays = z
  .strictObject({
    weekdays: z
      .array(
        z
          .int()
          .min(1)
          .max(7)
          .meta({ choices: Object.fromEntries(dayNames.map((name, index) => [index + 1, name])) }),
      )
      .min(1)
      .meta({ title: 'Jours', description: 'Ceux qui ont ces heures.' }),
    open: z
      .array(range)
      .min(1)
      .max(4)
      .meta({ title: 'Heures', description: 'Une pause de midi : deux lignes.' }),
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
        days: capital(daysWith(weekdays, { one: '', stretch: '' })),
        hours: open.map(rangeLabel).join(', '),
        openings: open.map((stretch): Opening => ({ weekdays, ...stretch })),
      })),
  )
  .meta({ title: 'Au bureau', description: 'Les jours où vous répondez, et à quelles heures.' });

/**
 * The opening hours as a sentence without full stop: `Du lundi au vendredi, 8h–18h, et le samedi,
 * 8h–12h`.
 */
export function hoursSentence(office: z.output<typeof officeHours>): string {
  const parts = office.map(
    ({ openings }) =>
      `${daysWith(openings[0]?.weekdays ?? [], { one: 'le ', stretch: 'du ' })}, ${listed(openings.map(rangeLabel))}`,
  );
  return capital([parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(', et '));
}
