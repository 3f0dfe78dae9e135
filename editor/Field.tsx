/** The fields of a form, made from the shape that the schemas have. */
import { createContext, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chosen, type FieldShape } from '../content-model/field-shape.ts';
import type { OwnerMistake } from '../content-model/mistakes.ts';
import { fillIn, namesIn } from '../content-model/text/fill-in.ts';
import { ask, fileAddress } from './api.ts';
import type { Overview } from './integration.ts';
import { isGroup, namedGroups, sayings, shownText, writtenText } from './values.ts';

/** What all fields of a form share. */
export const Shared = createContext<{
  overview: Overview;
  mistakes: OwnerMistake[];
  set: (path: string[], value: unknown) => void;
}>({ overview: { kinds: {}, facts: {}, pictures: [], left: [] }, mistakes: [], set: () => undefined });

interface FieldProps {
  shape: FieldShape;
  path: string[];
  value: unknown;
  required: boolean;
}
type InsideProps = Omit<FieldProps, 'required'>;

/** Opens what hides a field, shows it and puts the cursor there. Of a field that is not shown, what it would stand in. */
export function leadTo(path: string[]): void {
  const places = path.map((_, index) => document.querySelector(`[data-path="${path.slice(0, path.length - index).join('.')}"]`));
  const place = places.find((each) => each !== null);
  if (!place) return;
  for (let at: Element | null = place; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  place.scrollIntoView({ block: 'center' });
  place.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}

/** The fields of a group: what is asked for most first, what search engines read last. */
export function Fields({ shape, path, value }: InsideProps) {
  const { properties = {}, required = [] } = chosen(shape, value);
  const rank = (name: string) => (name === 'hours' ? -1 : name === 'seo' ? 1 : 0);
  return Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, field]) => (
      <Field key={name} shape={field} path={[...path, name]} value={isGroup(value) ? value[name] : undefined} required={required.includes(name)} />
    ));
}

function Field(props: FieldProps) {
  const { shape, path, value, required } = props;
  const { mistakes, set } = useContext(Shared);
  const id = path.join('.');
  // What stood in a group comes back with its tick.
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  const [isOpen] = useState(Array.isArray(value) || id === 'hours' || Object.keys(value ?? {}).length < 2);
  const wrong = mistakes.find((mistake) => mistake.path.join('.') === id)?.reason;
  const words = (
    <>
      {shape.description && <small>{shape.description}</small>}
      {wrong !== undefined && <strong role="alert">{wrong}</strong>}
    </>
  );
  const isChoice = shape.oneOf !== undefined || shape.anyOf !== undefined;
  const isOptional = !required && (shape.properties !== undefined || shape.oneOf !== undefined);
  const Inside = isChoice ? Choice : shape.properties ? Fields : shape.items?.choices && !shape.items.enum ? Ticks : List;
  if (!isChoice && !shape.properties && !shape.items && !namedGroups(shape))
    return (
      <div data-path={id}>
        <label htmlFor={id}>
          {shape.title}
          {required || shape.type === 'boolean' ? '' : ' (facultatif)'}
        </label>
        {words}
        <Control {...props} isWrong={wrong !== undefined} />
      </div>
    );
  if (path.length === 1 && !isOptional)
    return (
      <details data-path={id} open={isOpen}>
        <summary>{shape.title}</summary>
        {words}
        <Inside {...props} />
      </details>
    );
  return (
    <fieldset data-path={id}>
      <legend>
        {isOptional ? (
          <label>
            <input
              type="checkbox"
              checked={value !== undefined}
              onChange={({ target }) => set(path, target.checked ? (last.current ?? firstValue(shape)) : undefined)}
            />
            {shape.title} (facultatif)
          </label>
        ) : (
          shape.title
        )}
      </legend>
      {words}
      {(!isOptional || value !== undefined) && <Inside {...props} />}
    </fieldset>
  );
}

const kindField = (form: FieldShape) => Object.entries(form.properties ?? {}).find(([, field]) => field.const !== undefined);

/** What stands in a field of a form that has just been chosen. */
function firstValue({ oneOf: [form] = [], ...shape }: FieldShape): unknown {
  const [field, { const: name } = {}] = kindField(form ?? shape) ?? [];
  if (field !== undefined) return { [field]: name };
  return form || shape.properties || shape.anyOf ? {} : '';
}

/** One of several forms. */
function Choice({ shape, path, value }: InsideProps) {
  const { set } = useContext(Shared);
  const forms = shape.oneOf ?? shape.anyOf ?? [];
  const now = chosen({ ...shape, title: undefined }, value);
  const at = forms.findIndex((form) => form.title === now.title && !form.properties === !now.properties);
  return (
    <>
      <select aria-label="Genre" value={at} onChange={({ target }) => set(path, firstValue(forms[Number(target.value)] ?? {}))}>
        {forms.map((form, index) => (
          <option key={form.title ?? String(!form.properties)} value={index}>
            {kindField(form) ? form.title : form.properties ? 'Un texte montré sous condition' : 'Un texte, toujours montré'}
          </option>
        ))}
      </select>
      {now.properties ? (
        <Fields shape={now} path={path} value={value} />
      ) : (
        <label htmlFor={path.join('.')}>
          Texte
          <Control shape={now} path={path} value={value} required />
        </label>
      )}
    </>
  );
}

/** Several of a few: days of the week. */
function Ticks({ shape, path, value }: InsideProps) {
  const { set } = useContext(Shared);
  const list: unknown[] = Array.isArray(value) ? value : [];
  return Object.entries(shape.items?.choices ?? {}).map(([name, title]) => (
    <label key={name}>
      <input
        type="checkbox"
        checked={list.includes(Number(name))}
        onChange={({ target }) => set(path, [...list.filter((other) => other !== Number(name)), ...(target.checked ? [Number(name)] : [])])}
      />
      {title}
    </label>
  ));
}

/** Items that can be added, opened, moved and taken away; or groups whose names nobody reads. */
function List({ shape, path, value }: InsideProps) {
  const { overview, set } = useContext(Shared);
  const named = namedGroups(shape);
  const items = named ?? shape.items ?? {};
  const list = Object.entries(isGroup(value) || Array.isArray(value) ? value : {});
  const fields = Object.values(items.properties ?? {});
  const isFolded = fields.length > 2 || fields.some(({ type }) => type !== 'string') || (items.oneOf ?? items.anyOf) !== undefined;
  const change = (changed: [string, unknown][]) => set(path, named ? Object.fromEntries(changed) : changed.map(([, item]) => item));
  const names = shape.propertyNames?.enum ?? Array.from({ length: 26 }, (_, index) => `autre-${String.fromCharCode(97 + index)}`);
  const free = named ? names.find((name) => !list.some(([known]) => known === name)) : String(list.length);
  const add = (name: string) => {
    flushSync(() => change([...list, [name, firstValue(items)]]));
    leadTo([...path, name]);
  };
  const raise = (index: number) => change(list.toSpliced(index - 1, 2, ...list.slice(index - 1, index + 1).toReversed()));
  return (
    <>
      {list.map(([name, item], index) => {
        const place = [...path, name];
        const title = `${shape.title}, n° ${index + 1}`;
        const inside = items.properties ? (
          <Fields shape={items} path={place} value={item} />
        ) : (
          <Field shape={{ ...items, title, description: '' }} path={place} value={item} required />
        );
        return (
          <article key={name}>
            {isFolded ? (
              <details data-path={place.join('.')}>
                <summary>{labelOf(item, items, overview) || title}</summary>
                {path.at(-1) === 'closures' && <Shown closure={item} />}
                {inside}
              </details>
            ) : (
              <div data-path={place.join('.')}>{inside}</div>
            )}
            {!named && (
              <button type="button" aria-label={`Monter n° ${index + 1}`} disabled={index === 0} onClick={() => raise(index)}>
                ↑
              </button>
            )}
            <button type="button" aria-label={`Enlever n° ${index + 1}`} onClick={() => change(list.toSpliced(index, 1))}>
              ✕
            </button>
          </article>
        );
      })}
      {free !== undefined && list.length < (shape.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button type="button" onClick={() => add(free)}>
          Ajouter
        </button>
      )}
    </>
  );
}

/** From when until when the site says that nobody is there. */
function Shown({ closure }: { closure: unknown }) {
  if (!isGroup(closure) || !closure.from || !closure.to) return null;
  const day = (text: unknown, later = 0) =>
    new Date(Date.parse(`${text}T12:00`) + later * 86_400_000).toLocaleDateString('fr-FR', { dateStyle: 'long' });
  const first = closure.announced ? day(closure.announced) : day(closure.from, -14);
  return <small>{`Paraîtra sur le site le ${first}, et s’en ira après le ${day(closure.to)}.`}</small>;
}

/** What a line of a list says of its item: the first words that tell it from others. */
function labelOf(value: unknown, shape: FieldShape, { facts }: Overview): string {
  const texts = textsOf(value, shape).filter((text) => text.trim() !== '');
  const label = fillIn(texts[0] && texts[0].length > 20 ? texts[0] : texts.slice(0, 8).join(', '), sayings(facts));
  return label.length > 90 ? `${label.slice(0, 88)}…` : label;
}

function textsOf(value: unknown, shape: FieldShape): string[] {
  const { properties = {}, items, choices } = chosen(shape, value);
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, items ?? {}));
  if (isGroup(value)) return Object.entries(properties).flatMap(([name, field]) => (field.const === undefined ? textsOf(value[name], field) : []));
  return value === undefined || typeof value === 'boolean' ? [] : [choices?.[String(value)] ?? String(value)];
}

/** What one value is typed, ticked or chosen in. */
function Control({ shape, path, value, required, isWrong = false }: FieldProps & { isWrong?: boolean }) {
  const { overview, set } = useContext(Shared);
  const text = value === undefined || value === null ? '' : String(value);
  const control = { id: path.join('.'), 'aria-invalid': isWrong || undefined };
  if (shape.type === 'boolean')
    return <input {...control} type="checkbox" checked={(value ?? shape.default) === true} onChange={({ target }) => set(path, target.checked)} />;
  if (shape.picture || shape.file)
    return <FileField kind={shape.picture ? 'photo' : 'document'} value={text} control={control} set={(file) => set(path, file)} />;
  const entries = overview.kinds[shape.entryOf ?? '']?.entries.map((entry) => ({ ...entry, name: entry.name.replace(/^.*\//, '') }));
  const options = shape.enum?.map((name) => ({ name, title: shape.choices?.[name] ?? name, picture: undefined })) ?? entries;
  if (options) {
    const shown = text || String(shape.default ?? '');
    const picture = options.find(({ name }) => name === text)?.picture;
    return (
      <>
        {picture && <img src={fileAddress('photo', picture)} alt="" />}
        <select {...control} value={shown} onChange={({ target }) => set(path, target.value || undefined)}>
          {(shown === '' || !required) && <option value="">Choisissez…</option>}
          {shown !== '' && !options.some(({ name }) => name === shown) && <option value={shown}>{shown} (n’existe plus)</option>}
          {options.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </>
    );
  }
  const typed = {
    ...control,
    value: shownText(text, overview.facts),
    onChange: ({ target }: { target: { value: string } }) => set(path, writtenText(target.value, overview.facts, text) || undefined),
  };
  return (
    <>
      {(shape.maxLength ?? 0) > 155 ? (
        <textarea {...typed} rows={Math.min(9, 2 + Math.ceil(text.length / 80))} />
      ) : (
        <input {...typed} type={shape.format === 'date' || shape.format === 'month' ? shape.format : 'text'} />
      )}
      {namesIn(text).length > 0 && <small>Ce qui est entre [ ] vient de vos données, et change avec elles.</small>}
    </>
  );
}

interface FileFieldProps {
  kind: 'photo' | 'document';
  value: string;
  control: { id: string };
  set: (file: string | undefined) => void;
}

/** A picture or a document: one that is there, or one that is put there now. */
function FileField({ kind, value, control, set }: FileFieldProps) {
  const { pictures } = useContext(Shared).overview;
  const [said, setSaid] = useState('');
  async function keep(file: File) {
    setSaid('Un instant…');
    const answer = await ask<{ file?: string; mistake?: string }>(`${kind}?nom=${encodeURIComponent(file.name)}`, 'PUT', file);
    setSaid(answer.mistake ?? '');
    if (answer.file !== undefined) set(answer.file);
  }
  return (
    <>
      {value.endsWith('.pdf') ? <a href={fileAddress(kind, value)}>{value}</a> : value !== '' && <img src={fileAddress(kind, value)} alt="" />}
      <label>
        {kind === 'photo' ? 'Ajouter une photo' : 'Choisir un fichier'}
        <input
          {...control}
          type="file"
          accept={kind === 'photo' ? 'image/*,.heic,.heif' : '.pdf,.jpg,.jpeg,.png,.webp'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) keep(file).catch((error: unknown) => setSaid(String(error)));
            // The same one may be chosen again once it was mended.
            target.value = '';
          }}
        />
      </label>
      {said !== '' && <strong role="alert">{said}</strong>}
      {kind === 'photo' ? (
        <details>
          <summary>Choisir parmi les photos du site</summary>
          <div className="photos">
            {pictures.map(({ file }) => (
              <button key={file} type="button" title={file} aria-pressed={file === value} onClick={() => set(file)}>
                <img src={fileAddress('photo', file)} alt="" loading="lazy" />
              </button>
            ))}
          </div>
        </details>
      ) : (
        value !== '' && (
          <button type="button" onClick={() => set(undefined)}>
            Enlever
          </button>
        )
      )}
    </>
  );
}
