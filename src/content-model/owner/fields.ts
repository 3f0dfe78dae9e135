/** The building blocks of all schemas. Titles and descriptions are in French, for the owner. */
import { z } from 'zod';

/** Adds the title and the description that the owner reads. */
export const named = <Schema extends z.ZodType>(
  title: string,
  description: string,
  schema: Schema,
): Schema => schema.meta({ title, description });

/** A group of fields. */
export const group = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: Shape,
) => named(title, description, z.strictObject(shape));

/** A list with `least` to `most` items. */
export function list<Item extends z.ZodType>(
  title: string,
  description: string,
  item: Item,
  least = 0,
  most?: number,
) {
  const items = z.array(item).min(least);
  return named(title, description, most === undefined ? items : items.max(most));
}

/** Options of a rule: its message says what would be right, and later rules are not checked. */
export const must = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}${foundInstead(input)}`,
  abort: true,
});

/** The end of a message: the value that was found instead, if it is short. */
export const foundInstead = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 100)
    ? ` ; il y a "${value}"`
    : '';

/** A day, as in `2026-04-02`. */
export const day = z.iso.date({
  error: ({ input }) => (input === undefined ? 'manque' : 'doit être une date, comme "2026-04-02"'),
  abort: true,
});

/** The name of a zone or region, which links may point at. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z-]*$/, must('doit être en minuscules et traits d’union, comme franche-comte'));

/** An address outside the site. */
export const webAddress = z.url(
  must('doit être une adresse complète, comme "https://www.exemple.fr"'),
);

/** A number within limits. `rule` is the message. */
export const between = (least: number, most: number, rule: string) =>
  z.number(must(rule)).min(least, must(rule)).max(most, must(rule));

/** A position in France, WGS 84 degrees. */
export const position = group('Position', 'Le centre de la ville (mairie ou église), en degrés.', {
  latitude: named(
    'Latitude',
    'Degrés nord, comme 47.7497.',
    between(41, 52, 'doit être en degrés nord, en France, comme 47.7497'),
  ),
  longitude: named(
    'Longitude',
    'Degrés est, comme 7.4020.',
    between(-6, 10, 'doit être en degrés est, en France, comme 7.402'),
  ),
});
