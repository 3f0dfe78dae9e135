/** What a file says, as the form holds it and as two of them are compared. */
import { chosen, type FieldShape } from '../content-model/field-shape.ts';
import { type Facts, namesIn, namesInAnswers, namesInTowns, namesOnTownPages } from '../content-model/text/fill-in.ts';

/** A group of fields, by their names. */
export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group whose names an owner gives. */
export const namedGroups = (shape: FieldShape): FieldShape | undefined =>
  shape.properties === undefined && typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;

/** A value without defaults and without anything empty, its numbers as numbers: what stands in the file. */
export function plain(value: unknown, shape: FieldShape, required = true): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const form = chosen(shape, value);
  const { properties, items } = form;
  const named = namedGroups(form);
  if (properties || named) {
    if (!isGroup(value) && !required) return undefined;
    const group = isGroup(value) ? value : {};
    const entries = named
      ? Object.entries(group).map(([name, below]) => [name, plain(below, named)] as const)
      : Object.entries(properties ?? {}).map(
          ([name, field]) => [name, field.const ?? plain(group[name], field, form.required?.includes(name) ?? false)] as const,
        );
    const filled = entries.filter(([, below]) => below !== undefined);
    return named && filled.length === 0 && !required ? undefined : Object.fromEntries(filled);
  }
  if (items) {
    const list = Array.isArray(value) ? value.map((item) => plain(item, items)).filter((item) => item !== undefined) : [];
    return list.length > 0 || required ? list : undefined;
  }
  // A box that nobody has ticked says no.
  if (form.type === 'boolean' && required) return value ?? false;
  if (value === '' || value === null || value === form.default) return undefined;
  const isNumber = (form.type === 'number' || form.type === 'integer') && typeof value === 'string' && /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(value);
  return isNumber ? Number(value.replace(',', '.')) : value;
}

/** A copy of a value with another one at a place of it; `undefined` takes a field away. */
export function withAt(value: unknown, [key, ...below]: string[], instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? withAt(item, below, instead) : item));
  const group = isGroup(value) ? value : {};
  return { ...group, [key]: withAt(group[key], below, instead) };
}

/** What a name between braces stands for, or would. */
export const sayings = (facts: Facts): Facts => ({ ...namesInAnswers, ...namesOnTownPages, ...namesInTowns, ...facts });

/** A text as the owner reads it: in place of a name what it stands for, between brackets. */
export const shownText = (text: string, facts: Facts): string =>
  text.replace(/\{([^{}]*)\}/g, (_, name: string) => `[${sayings(facts)[name] ?? name}]`);

/** The same as it is written. Of names that stand for the same, the one is meant that the text had `before`. */
export function writtenText(shown: string, facts: Facts, before: string): string {
  const all = sayings(facts);
  const left = namesIn(before);
  return shown.replace(/\[([^[\]]*)\]/g, (whole, said: string) => {
    const name = [...left, ...Object.keys(all)].find((each) => (all[each] ?? each) === said);
    if (name === undefined) return whole;
    if (left.includes(name)) left.splice(left.indexOf(name), 1);
    return `{${name}}`;
  });
}
