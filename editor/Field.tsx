/** The fields of a form, drawn from the schemas. */
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldShape, shapeFor, valueAt } from '../src/content-model/files/field-shape.ts';
import type { OwnerMistake } from '../src/content-model/owner/mistakes.ts';
import { fillIn, namesIn } from '../src/lib/text/fill-in.ts';
import { address, ask } from './api.ts';
import type { Entry } from './edited-site.ts';
import type { Overview } from './overview.ts';
import type { Clash } from './typed.ts';
import { blank, isGroup, shownText, writtenText } from './values.ts';

/** A form, as its fields see it. */
interface Form {
  overview: Overview;
  mistakes: OwnerMistake[];
  /** In a draft, missing values are not shown as mistakes. */
  isDraft: boolean;
  clashes: Clash[];
  set: (path: string[], value: unknown) => void;
  /** Locks the form while something is done for a field. */
  run: (work: () => Promise<void>, path: string[]) => void;
}

interface FieldProps {
  form: Form;
  shape: FieldShape;
  path: string[];
  value: unknown;
  optional?: boolean;
}

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

type ControlProps = FieldProps & { control: object };

/** The input of one value: text, checkbox or select. */
function Control(props: ControlProps) {
  const { shape, path, value, optional, control } = props;
  const { overview, set } = props.form;
  const text = String(value ?? shape.default ?? '');
  if (shape.type === 'boolean')
    return (
      <input
        {...control}
        type="checkbox"
        checked={text === 'true'}
        onChange={({ target }) => set(path, target.checked)}
      />
    );
  if (shape.file) return <FileField {...props} />;
  const options: Pick<Entry, 'id' | 'title' | 'picture'>[] | undefined =
    shape.enum?.map((id) => ({ id, title: shape.choices?.[id] ?? id, picture: undefined })) ??
    overview.kinds[shape.entryOf ?? '']?.entries.filter(({ isDeleted }) => !isDeleted);
  if (options) {
    const now = options.find(({ id }) => id === text);
    return (
      <>
        {now?.picture && <img src={address('photo', now.picture)} alt="" />}
        <select
          {...control}
          value={text}
          onChange={({ target }) => set(path, target.value || undefined)}
        >
          {(text === '' || optional) && <option value="">Choisissez…</option>}
          {text !== '' && !now && <option value={text}>{text} (n’existe plus)</option>}
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </>
    );
  }
  if (shape.type === 'number' || shape.type === 'integer')
    return (
      <input
        {...control}
        type="number"
        step="any"
        value={text}
        onChange={({ target }) => set(path, target.value && Number(target.value))}
      />
    );
  const typed = {
    ...control,
    value: shownText(text, overview.facts),
    onChange: ({ target }: { target: { value: string } }) =>
      set(path, writtenText(target.value, overview.facts, text) || undefined),
  };
  return (
    <>
      {(shape.maxLength ?? 0) > 155 ? (
        <textarea {...typed} rows={Math.min(9, 2 + Math.ceil(text.length / 80))} />
      ) : (
        <input
          {...typed}
          type={shape.format === 'date' || shape.format === 'month' ? shape.format : 'text'}
        />
      )}
      {namesIn(text).length > 0 && (
        <small>Ce qui est entre [ ] vient de vos données, et change avec elles.</small>
      )}
    </>
  );
}

/** Fields that describe the file beside them: they are cleared when another file is chosen. */
const fieldsAboutFile = { photo: ['alt', 'crop'], document: ['date'] };

/** A picture or a document: choose one that is there, or add one. */
function FileField({
  form,
  shape: { file: kind = 'photo' },
  path,
  value = '',
  optional,
  control,
}: ControlProps) {
  const source = address(kind, String(value));
  const [isUpright, setUpright] = useState(false);
  /** Uses another file. The previous one is deleted if only this form has used it. */
  function choose(file?: string) {
    const { others, named } = form.overview.pictures;
    const isKnown = [...others, ...named, file, ''].includes(String(value));
    if (kind === 'photo' && !isKnown) ask(source, 'DELETE').catch(() => undefined);
    form.set(path, file);
    if (file === value) return;
    const group = path.slice(0, -1);
    for (const name of fieldsAboutFile[kind]) form.set([...group, name], undefined);
    // A picture drawn by a computer is no photograph of the worksite.
    if (file?.startsWith('illustrations/')) form.set([...group.slice(0, -1), 'photo'], undefined);
  }
  function store({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    form.run(async () => choose(await ask<string>(address(kind, file.name), 'PUT', file)), path);
    // So that the same file can be chosen again, once it is repaired.
    target.value = '';
  }
  return (
    <>
      {source.endsWith('.pdf') ? (
        <a href={source}>{String(value)}</a>
      ) : (
        value !== '' && (
          <img
            key={source}
            src={source}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setUpright(naturalHeight > naturalWidth)
            }
          />
        )
      )}
      {isUpright && value !== '' && (
        <small>
          Photo en hauteur : là où sa place est large, on n’en voit qu’une bande. « Cadrage », plus
          bas, dit laquelle.
        </small>
      )}
      <label>
        {kind === 'photo' ? 'Ajouter une photo' : 'Choisir un fichier'}
        <input
          {...control}
          type="file"
          accept={`image/*,.heic,.heif${kind === 'photo' ? '' : ',.pdf'}`}
          onChange={store}
        />
      </label>
      {optional && value !== '' && <Button onClick={() => choose()}>Enlever</Button>}
      {kind === 'photo' && (
        <details>
          <summary>Choisir parmi les photos du site</summary>
          <Photos
            files={Object.values(form.overview.pictures).flat()}
            word="Choisir"
            press={choose}
          />
        </details>
      )}
    </>
  );
}

/** Photographs side by side, each a button. */
export const Photos = ({
  files,
  word,
  press,
}: {
  files: string[];
  word: string;
  press: (file: string) => void;
}) => (
  <div className="photos">
    {files.map((file) => (
      <Button key={file} aria-label={`${word} ${file}`} onClick={() => press(file)}>
        <img src={address('photo', file)} alt="" loading="lazy" />
        {word}
      </Button>
    ))}
  </div>
);

/** A button that does not send the form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
