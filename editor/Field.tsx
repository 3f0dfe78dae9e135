/** The fields of a form, drawn from the schemas. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldShape, shapeFor, valueAt } from '../src/content-model/files/field-shape.ts';
import { fillIn } from '../src/lib/text/fill-in.ts';
import { Button, Control, type FieldProps } from './Control.tsx';
import { blank, isGroup } from './values.ts';

/**
 * Opens the groups around a field, scrolls to it and focuses it. For a field that is not shown, it
 * goes to the innermost group that is.
 */
export function revealField(path: string[]): void {
  const places = path.map((_, index) =>
    document.getElementById(path.slice(0, path.length - index).join('.')),
  );
  const place = places.find((each) => each !== null);
  for (let at = place ?? null; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  (place?.querySelector('summary') ?? place)?.scrollIntoView({ block: 'center' });
  (place?.querySelector<HTMLElement>('input, textarea, select, button') ?? place)?.focus({
    preventScroll: true,
  });
}

/** The fields of a group. */
export function Fields({ form, shape, path, value }: FieldProps) {
  const { properties = {}, required = [] } = shapeFor(shape, value);
  // `draft` is no field of the form: the page says above it whether the file is a draft.
  const { draft: _, ...fields } = properties;
  return Object.entries(path.length > 0 ? properties : fields).map(([name, field]) => (
    <Field
      key={name}
      form={form}
      shape={field}
      path={[...path, name]}
      value={valueAt(value, [name])}
      optional={!required.includes(name)}
    />
  ));
}

/** A field, a group or a list, with its help and its mistake. */
function Field(props: FieldProps) {
  const { form, shape, path, value, optional } = props;
  const id = path.join('.');
  // If the owner unticks a group and ticks it again, its values come back.
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  const [isOpen] = useState(
    location.search.includes('copie') ||
      Array.isArray(value) ||
      id === 'hours' ||
      wordsOf(value, shape).length < 3,
  );
  const wrong = form.mistakes.find((mistake) => mistake.path.join('.') === id)?.reason;
  const clash = form.clashes.find((each) => each.path.join('.') === id);
  const Inside =
    shape.type === 'object'
      ? Fields
      : shape.items?.type === 'integer'
        ? Ticks
        : shape.items
          ? List
          : undefined;
  const isOptional = optional && shape.type !== 'boolean';
  const hasTick = isOptional && Inside === Fields;
  const title = `${shape.title}${isOptional ? ' (facultatif)' : ''}`;
  const words = (
    <div id={`${id}:aide`}>
      {shape.description && <small>{shape.description}</small>}
      {wrong !== undefined &&
        (form.isDraft ? <em>À écrire : {wrong}</em> : <strong role="alert">{wrong}</strong>)}
      {clash && (
        <p role="alert">
          L’autre fenêtre y a enregistré : «{' '}
          {fillIn(wordsOf(clash.theirs, shape).join(', '), form.overview.facts) || 'rien'} ». Ce que
          vous avez écrit est dans le champ ; « Enregistrer » le garde.{' '}
          <Button onClick={() => form.set(path, clash.theirs)}>Prendre l’autre version</Button>
        </p>
      )}
    </div>
  );
  if (!Inside)
    return (
      <div>
        <label htmlFor={id}>{title}</label>
        {words}
        <Control
          {...props}
          control={{
            id,
            'aria-invalid': (wrong !== undefined && !form.isDraft) || undefined,
            'aria-describedby': `${id}:aide`,
          }}
        />
      </div>
    );
  return (
    <details id={id} open={isOpen}>
      <summary>{title}</summary>
      {words}
      {hasTick && (
        <label>
          <input
            type="checkbox"
            aria-label={`${shape.title}, sur le site`}
            checked={value !== undefined}
            onChange={({ target }) =>
              form.set(path, target.checked ? (last.current ?? blank(shape)) : undefined)
            }
          />
          Sur le site
        </label>
      )}
      {(!hasTick || value !== undefined) && <Inside {...props} />}
    </details>
  );
}

/** A choice of several from a short list, such as days of the week. */
function Ticks({ form: { set }, shape, path, value }: FieldProps) {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return Object.entries(shape.items?.choices ?? {}).map(([name, title]) => (
    <label key={name}>
      <input
        type="checkbox"
        checked={list.includes(Number(name))}
        onChange={({ target }) =>
          set(path, [
            ...list.filter((other) => other !== Number(name)),
            ...(target.checked ? [Number(name)] : []),
          ])
        }
      />
      {title}
    </label>
  ));
}

/** Items that can be added, opened, moved and removed. */
function List({ form, shape, path, value, optional }: FieldProps) {
  const items = shape.items ?? {};
  const list: unknown[] = Array.isArray(value) ? value : [];
  const change = (changed: unknown[]) =>
    form.set(path, changed.length === 0 && optional ? undefined : changed);
  const moveUp = (index: number) =>
    change(list.toSpliced(index, 1).toSpliced(index - 1, 0, list[index]));
  const add = () => {
    flushSync(() => change([...list, blank(items)]));
    revealField([...path, String(list.length)]);
  };
  const titleOf = (item: unknown, index: number) =>
    (isGroup(item) && fillIn(wordsOf(item, items).join(', '), form.overview.facts)) ||
    `${shape.title}, n° ${index + 1}`;
  return (
    <>
      {list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place.
        <article key={index}>
          <Field
            form={form}
            shape={{ ...items, title: titleOf(item, index), description: '' }}
            path={[...path, String(index)]}
            value={item}
          />
          <Button
            aria-label={`Monter n° ${index + 1}`}
            disabled={index === 0}
            onClick={() => moveUp(index)}
          >
            ↑
          </Button>
          <Button
            aria-label={`Enlever n° ${index + 1}`}
            onClick={() => change(list.toSpliced(index, 1))}
          >
            ✕
          </Button>
        </article>
      ))}
      {list.length !== shape.maxItems && <Button onClick={add}>Ajouter</Button>}
    </>
  );
}

const dayText = (time: number) =>
  new Date(time).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** The words of a value, in the order of its fields. */
function wordsOf(value: unknown, shape: FieldShape): string[] {
  const { properties = {}, items = {}, choices, format } = shapeFor(shape, value);
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, items));
  if (isGroup(value))
    return Object.entries(properties).flatMap(([name, field]) => wordsOf(value[name], field));
  if (format === 'date' && value) return [dayText(Date.parse(String(value)))];
  return value === undefined || value === '' || typeof value === 'boolean'
    ? []
    : [choices?.[String(value)] ?? String(value)];
}
