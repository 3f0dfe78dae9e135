/** What a file says, as the form holds it and as two of them are compared. */
import { chosen, type FieldShape } from '../content-model/field-shape.ts';

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
  if (value === '' || value === null || value === form.default) return undefined;
  return isNumber(form) && typeof value === 'string' ? (numberIn(value) ?? value) : value;
}

export const isNumber = ({ type }: FieldShape) => type === 'number' || type === 'integer';

/** The number that a text says, with a comma or a point. */
export function numberIn(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.') || Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}

/** A copy of a value with another one at a place of it; `undefined` takes a field away. */
export function withAt(value: unknown, [key, ...below]: string[], instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? withAt(item, below, instead) : item));
  const group = isGroup(value) ? value : {};
  return { ...group, [key]: withAt(group[key], below, instead) };
}
