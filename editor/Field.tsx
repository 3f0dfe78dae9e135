/** The fields of a form, made from the shape that the schemas have. */
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chosen, type FieldShape } from '../content-model/field-shape.ts';
import type { OwnerMistake } from '../content-model/mistakes.ts';
import { fillIn, namesIn } from '../content-model/text/fill-in.ts';
import { ask, fileAddress, type Overview } from './api.ts';
import { isGroup, namedGroups, sayings, shownText, writtenMistake, writtenText } from './values.ts';

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
export function Fields({ shape, path, value }: Omit<FieldProps, 'required'>) {
  const { properties = {}, required = [] } = chosen(shape, value);
  const rank = (name: string) => (name === 'hours' ? -1 : name === 'seo' ? 1 : 0);
  return Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, field]) => (
      <Field key={name} shape={field} path={[...path, name]} value={isGroup(value) ? value[name] : undefined} required={required.includes(name)} />
    ));
}

function useMistake(path: string[]): string | undefined {
  const { mistakes } = useContext(Shared);
  return mistakes.find((mistake) => mistake.path.join('.') === path.join('.'))?.reason;
}

const Wrong = ({ text }: { text: string | undefined }) => text !== undefined && <strong role="alert">{text}</strong>;

function Field(props: FieldProps) {
  const { shape, path, value, required } = props;
  if ((shape.properties || shape.oneOf) && !required) return <Optional {...props} />;
  if (shape.oneOf || shape.anyOf) return <Choice {...props} />;
  if (shape.properties)
    return (
      <Box {...props}>
        <Fields shape={shape} path={path} value={value} />
      </Box>
    );
  if (shape.items?.choices && !shape.items.enum) return <Ticks {...props} />;
  return shape.items || namedGroups(shape) ? <List {...props} /> : <Single {...props} />;
}

/** Fields under a name; those of a page are folded. */
function Box({ shape, path, value, children }: Omit<FieldProps, 'required'> & { children: ReactNode }) {
  const wrong = useMistake(path);
  const [isOpen] = useState(path[0] === 'hours' || Object.keys(value ?? {}).length < 2);
  const inside = (
    <>
      {shape.description && <small>{shape.description}</small>}
      <Wrong text={wrong} />
      {children}
    </>
  );
  if (path.length === 1)
    return (
      <details data-path={path.join('.')} open={isOpen}>
        <summary>{shape.title}</summary>
        {inside}
      </details>
    );
  return (
    <fieldset data-path={path.join('.')}>
      <legend>{shape.title}</legend>
      {inside}
    </fieldset>
  );
}

/** A group that may be left out. What stood in it comes back with its tick. */
function Optional(props: FieldProps) {
  const { shape, path, value } = props;
  const { set } = useContext(Shared);
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return (
    <div data-path={path.join('.')}>
      <label>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ target }) => set(path, target.checked ? (last.current ?? firstValue(shape)) : undefined)}
        />
        {shape.title} (facultatif)
      </label>
      <small>{shape.description}</small>
      {value !== undefined && <Field {...props} shape={{ ...shape, title: 'Ce qui s’y trouve', description: '' }} required />}
    </div>
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
function Choice({ shape, path, value }: FieldProps) {
  const { set } = useContext(Shared);
  const forms = shape.oneOf ?? shape.anyOf ?? [];
  const now = chosen({ ...shape, title: undefined }, value);
  const at = forms.findIndex((form) => form.title === now.title && (form.properties === undefined) === (now.properties === undefined));
  return (
    <Box shape={shape} path={path} value={value}>
      <label>
        Genre
        <select value={at} onChange={({ target }) => set(path, firstValue(forms[Number(target.value)] ?? {}))}>
          {forms.map((form, index) => (
            <option key={form.title ?? String(form.properties === undefined)} value={index}>
              {kindField(form) ? form.title : form.properties ? 'Un texte montré sous condition' : 'Un texte, toujours montré'}
            </option>
          ))}
        </select>
      </label>
      {now.properties ? (
        <Fields shape={now} path={path} value={value} />
      ) : (
        <Single shape={{ title: 'Texte', ...now }} path={path} value={value} required />
      )}
    </Box>
  );
}

/** Several of a few: days of the week. */
function Ticks({ shape, path, value }: FieldProps) {
  const { set } = useContext(Shared);
  const wrong = useMistake(path);
  const list: unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset data-path={path.join('.')}>
      <legend>{shape.title}</legend>
      {Object.entries(shape.items?.choices ?? {}).map(([name, title]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={list.includes(Number(name))}
            aria-invalid={wrong !== undefined || undefined}
            onChange={({ target }) => set(path, [...list.filter((other) => other !== Number(name)), ...(target.checked ? [Number(name)] : [])])}
          />
          {title}
        </label>
      ))}
      <Wrong text={wrong} />
    </fieldset>
  );
}

/** Items that can be added, opened, moved and taken away; or groups whose names nobody reads. */
function List({ shape, path, value }: FieldProps) {
  const { overview, set } = useContext(Shared);
  const wrong = useMistake(path);
  const named = namedGroups(shape);
  const items = named ?? shape.items ?? {};
  const list = Object.entries(isGroup(value) || Array.isArray(value) ? value : {});
  const fields = Object.values(items.properties ?? {});
  const isPair = fields.length === 2 && fields.every(({ type, maxLength = 0 }) => type === 'string' && maxLength <= 155);
  const isFolded = !isPair && (fields.length > 0 || items.oneOf !== undefined || items.anyOf !== undefined);
  const change = (changed: [string, unknown][]) => set(path, named ? Object.fromEntries(changed) : changed.map(([, item]) => item));
  const names = shape.propertyNames?.enum ?? Array.from({ length: 26 }, (_, index) => `autre-${String.fromCharCode(97 + index)}`);
  const free = named ? names.find((name) => !list.some(([known]) => known === name)) : String(list.length);
  const add = (name: string) => {
    flushSync(() => change([...list, [name, firstValue(items)]]));
    leadTo([...path, name]);
  };
  const swap = (index: number) => change([...list.slice(0, index), ...list.slice(index, index + 2).toReversed(), ...list.slice(index + 2)]);
  return (
    <section data-path={path.join('.')}>
      <h3>{shape.title}</h3>
      {shape.description && <small>{shape.description}</small>}
      <Wrong text={wrong} />
      {list.map(([name, item], index) => {
        const place = [...path, name];
        const title = `${shape.title}, n° ${index + 1}`;
        const inside = items.properties ? (
          <Fields shape={items} path={place} value={item} />
        ) : (
          <Field shape={{ ...items, title, description: '' }} path={place} value={item} required />
        );
        return (
          <div key={name} className="row" data-path={isFolded ? undefined : place.join('.')}>
            {isFolded ? (
              <details data-path={place.join('.')}>
                <summary>{labelOf(item, items, overview) || title}</summary>
                {path.at(-1) === 'closures' && <Shown closure={item} />}
                {inside}
              </details>
            ) : (
              inside
            )}
            {!named && (
              <>
                <button type="button" aria-label={`Monter n° ${index + 1}`} disabled={index === 0} onClick={() => swap(index - 1)}>
                  ↑
                </button>
                <button type="button" aria-label={`Descendre n° ${index + 1}`} disabled={index === list.length - 1} onClick={() => swap(index)}>
                  ↓
                </button>
              </>
            )}
            <button type="button" aria-label={`Enlever n° ${index + 1}`} onClick={() => change(list.filter((_, at) => at !== index))}>
              ✕
            </button>
          </div>
        );
      })}
      {free !== undefined && list.length < (shape.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button type="button" onClick={() => add(free)}>
          Ajouter
        </button>
      )}
    </section>
  );
}

/** From when until when the site says that nobody is there. */
function Shown({ closure }: { closure: unknown }) {
  if (!isGroup(closure) || !closure.from || !closure.to) return null;
  const day = (text: unknown, later = 0) =>
    new Date(Date.parse(`${text}T12:00`) + later * 86_400_000).toLocaleDateString('fr-FR', { dateStyle: 'long' });
  const first = closure.announced ? day(closure.announced) : day(closure.from, -14);
  return (
    <small>
      Paraîtra sur le site le {first}, et s’en ira après le {day(closure.to)}.
    </small>
  );
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

/** One value with its label. */
function Single({ shape, path, value, required }: FieldProps) {
  const { overview, set } = useContext(Shared);
  const refused = useMistake(path);
  const [left, setLeft] = useState(false);
  const id = path.join('.');
  const text = value === undefined || value === null ? '' : String(value);
  const wrong = refused ?? (left ? writtenMistake(text, shape, overview.facts) : undefined);
  const control = { id, 'aria-invalid': wrong !== undefined || undefined, 'aria-describedby': `${id}-mot`, onBlur: () => setLeft(true) };
  const entries = overview.kinds[shape.entryOf ?? '']?.entries.map(({ name, title, picture }) => ({
    value: name.replace(/^.*\//, ''),
    title,
    picture,
  }));
  const options = shape.enum?.map((one) => ({ value: one, title: shape.choices?.[one] ?? one, picture: undefined })) ?? entries;
  const shown = text || (typeof shape.default === 'string' ? shape.default : '');
  const picture = options?.find((option) => option.value === text)?.picture;
  const typed = {
    ...control,
    value: shownText(text, overview.facts),
    onChange: ({ target }: { target: { value: string } }) => set(path, writtenText(target.value, overview.facts, text) || undefined),
  };
  const label = `${shape.title}${required || shape.type === 'boolean' ? '' : ' (facultatif)'}`;
  return (
    <div data-path={id}>
      {shape.type === 'boolean' ? (
        <label>
          <input {...control} type="checkbox" checked={(value ?? shape.default) === true} onChange={({ target }) => set(path, target.checked)} />
          {label}
        </label>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {shape.description && <small>{shape.description}</small>}
      {shape.picture || shape.file ? (
        <FileField kind={shape.picture ? 'photo' : 'document'} value={text} control={control} set={(file) => set(path, file)} />
      ) : options ? (
        <>
          {picture && <img src={fileAddress('photo', picture)} alt="" />}
          <select {...control} value={shown} onChange={({ target }) => set(path, target.value || undefined)}>
            {(shown === '' || !required) && <option value="">Choisissez…</option>}
            {shown !== '' && !options.some((option) => option.value === shown) && <option value={shown}>{shown} (n’existe plus)</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title}
              </option>
            ))}
          </select>
        </>
      ) : shape.type === 'boolean' ? null : (shape.maxLength ?? 0) > 155 ? (
        <textarea {...typed} rows={Math.min(9, 2 + Math.ceil(text.length / 80))} />
      ) : (
        <input {...typed} type={shape.format === 'date' || shape.format === 'month' ? shape.format : 'text'} />
      )}
      <div id={`${id}-mot`}>
        {namesIn(text).length > 0 && <small>Ce qui est entre [ ] vient de vos données, et change avec elles.</small>}
        <Wrong text={wrong} />
      </div>
    </div>
  );
}

interface FileFieldProps {
  kind: 'photo' | 'document';
  value: string;
  control: object;
  set: (file: string | undefined) => void;
}

/** A picture or a document: one that is there, or one that is put there now. */
function FileField({ kind, value, control, set }: FileFieldProps) {
  const { pictures } = useContext(Shared).overview;
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function keep(file: File) {
    setBusy(true);
    const answer = await ask<{ file: string } | { mistake: string }>(`${kind}?nom=${encodeURIComponent(file.name)}`, 'PUT', file);
    setBusy(false);
    setWrong('mistake' in answer ? answer.mistake : undefined);
    if ('file' in answer) set(answer.file);
  }
  const isImage = value !== '' && !value.endsWith('.pdf');
  return (
    <>
      {isImage && <img src={fileAddress(kind, value)} alt="" />}
      {value !== '' && !isImage && <a href={fileAddress(kind, value)}>{value}</a>}
      <label aria-busy={isBusy}>
        {kind === 'photo' ? 'Ajouter une photo' : 'Choisir un fichier'}
        <input
          {...control}
          type="file"
          accept={kind === 'photo' ? 'image/*,.heic,.heif' : '.pdf,.jpg,.jpeg,.png,.webp'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same one may be chosen again once it was mended.
            target.value = '';
            if (file) keep(file).catch((error: unknown) => setWrong(String(error)));
          }}
        />
      </label>
      {kind === 'photo' && (
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
      )}
      {kind === 'document' && value !== '' && (
        <button type="button" onClick={() => set(undefined)}>
          Enlever
        </button>
      )}
      <Wrong text={wrong} />
    </>
  );
}
