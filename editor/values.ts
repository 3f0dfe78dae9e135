/** The values of a file in the form. */
import type { FieldShape } from '../src/content-model/files/field-shape.ts';
import { type Facts, namesIn } from '../src/lib/text/fill-in.ts';

/** A group of fields, by their names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of an empty form: every required field, without a value. */
export function blank({ properties, required = [], type }: FieldShape): unknown {
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type !== 'object') return '';
  return Object.fromEntries(required.map((name) => [name, blank(properties?.[name] ?? {})]));
}

/** A copy of a value with another value at a path; `undefined` removes the field. */
export function withAt(value: unknown, [key, ...below]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const changed = String(index) === key ? withAt(item, below, replacement) : item;
      // Several paragraphs that are pasted into one item become several items.
      return typeof changed === 'string' ? changed.split(/\n+/) : [changed];
    });
  const group = isGroup(value) ? value : {};
  return { ...group, [key]: withAt(group[key], below, replacement) };
}

/** A text as the owner reads it: each name in braces becomes its value in brackets. */
export const shownText = (text: string, facts: Facts): string =>
  text.replace(/\{([^{}]*)\}/g, (_, name: string) => `[${facts[name] ?? name}]`);

/**
 * The reverse of `shownText`. If two names have the same value, the one that the text had `before`
 * is meant.
 */
export function writtenText(shown: string, facts: Facts, before: string): string {
  const left = namesIn(before);
  return shown.replace(/\[([^[\]]*)\]/g, (whole, said: string) => {
    const name = [...left, ...Object.keys(facts)].find((each) => (facts[each] ?? each) === said);
    if (name === undefined) return whole;
    if (left.includes(name)) left.splice(left.indexOf(name), 1);
    return `{${name}}`;
  });
}
