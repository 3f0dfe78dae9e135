/**
 * What the editor shows of a file, and back. The editor knows lists, groups and choices, but nothing optional, no choice that a field among
 * others makes, and no names that an owner gives: those are turned into what it knows. What is back has no defaults and nothing empty.
 */
import { chosen, type FieldShape } from '../content-model/field-shape.ts';

/** A group of fields, by their names. */
export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field by which a value chooses one of several forms, and the forms by their names. */
export function formsOf(shape: FieldShape): { field: string; forms: Record<string, FieldShape> } | undefined {
  const [first] = shape.oneOf ?? [];
  const field = Object.entries(first?.properties ?? {}).find(([, { const: name }]) => name !== undefined)?.[0];
  if (!shape.oneOf || field === undefined) return undefined;
  const forms = shape.oneOf.map((form) => {
    const { [field]: choice, ...properties } = form.properties ?? {};
    return [choice?.const ?? '', { ...form, properties, required: form.required?.filter((name) => name !== field) ?? [] }] as const;
  });
  return { field, forms: Object.fromEntries(forms) };
}

/** The folder of the content, in every path that the editor knows. */
export const viewRoot = 'content';

/** What a group is named by where an owner gives the names. */
export const nameField = 'nom';

/** A group whose names an owner gives. */
export const namedGroups = (shape: FieldShape): FieldShape | undefined =>
  shape.properties === undefined && typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;

const isOptionalGroup = (shape: FieldShape, required: boolean) => !required && (shape.properties !== undefined || shape.oneOf !== undefined);

/** As the editor shows it. */
export function toView(value: unknown, shape: FieldShape, required = true): unknown {
  if (isOptionalGroup(shape, required))
    return value === undefined || value === null ? { discriminant: false } : { discriminant: true, value: toView(value, shape) };
  const several = formsOf(shape);
  if (several) {
    const { field, forms } = several;
    const { [field]: name, ...rest } = isGroup(value) ? value : {};
    const form = forms[String(name)];
    return form ? { discriminant: name, value: toView(rest, form) } : { discriminant: Object.keys(forms)[0] };
  }
  if (shape.anyOf) {
    const form = chosen(shape, value);
    return { discriminant: form.properties ? 'group' : 'text', value: toView(value, form) };
  }
  const named = namedGroups(shape);
  if (named) return Object.entries(isGroup(value) ? value : {}).map(([name, below]) => ({ [nameField]: name, value: toView(below, named) }));
  if (shape.properties) {
    const group = isGroup(value) ? value : {};
    return withoutGaps(
      Object.entries(shape.properties).map(([name, field]) => [
        name,
        field.const === undefined ? toView(group[name], field, shape.required?.includes(name) ?? false) : undefined,
      ]),
    );
  }
  if (shape.items) {
    const { items } = shape;
    return Array.isArray(value) ? value.map((item) => toView(item, items)) : [];
  }
  if (shape.choices && typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value ?? shape.default;
}

/** What the owner means by what the editor shows. */
export function fromView(view: unknown, shape: FieldShape, required = true): unknown {
  if (isOptionalGroup(shape, required)) return isGroup(view) && view.discriminant === true ? fromView(view.value, shape) : undefined;
  const several = formsOf(shape);
  if (several) {
    if (!isGroup(view)) return undefined;
    const form = several.forms[String(view.discriminant)];
    const below = form && fromView(view.value, form);
    return { [several.field]: view.discriminant, ...(isGroup(below) ? below : {}) };
  }
  if (shape.anyOf) {
    if (!isGroup(view)) return undefined;
    const form = shape.anyOf.find(({ properties }) => (properties !== undefined) === (view.discriminant === 'group'));
    return form && fromView(view.value, form);
  }
  const named = namedGroups(shape);
  if (named) {
    const groups = Array.isArray(view) ? view.filter(isGroup) : [];
    if (groups.length === 0 && !required) return undefined;
    return Object.fromEntries(groups.map((group) => [String(group[nameField] ?? ''), fromView(group.value, named)]));
  }
  if (shape.properties) {
    const group = isGroup(view) ? view : {};
    return withoutGaps(
      Object.entries(shape.properties).map(([name, field]) => [
        name,
        field.const ?? fromView(group[name], field, shape.required?.includes(name) ?? false),
      ]),
    );
  }
  if (shape.items) {
    const { items } = shape;
    const list = Array.isArray(view) ? view.map((item) => fromView(item, items)).filter((item) => item !== undefined) : [];
    return list.length > 0 || required ? list : undefined;
  }
  if (shape.choices && shape.type === 'integer' && typeof view === 'string') return Number(view);
  return view === '' || view === null || view === shape.default ? undefined : view;
}

const withoutGaps = (entries: [string, unknown][]): Group => Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** A value as it comes back from the editor when nothing was changed. */
export const unchanged = (value: unknown, shape: FieldShape): unknown => fromView(toView(value, shape), shape);
