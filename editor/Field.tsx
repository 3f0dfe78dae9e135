/** The fields of a form, made from the shape that the schemas have. */
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chosen, type FieldShape } from '../content-model/field-shape.ts';
import type { OwnerMistake } from '../content-model/owner-mistakes.ts';
import { fillIn, namesIn } from '../content-model/text/fill-in.ts';
import type { Overview } from './api.ts';
import { FileField } from './FileField.tsx';
import { hintOf } from './hints.ts';
import { isGroup, isNumber, namedGroups, numberIn } from './values.ts';

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
  const control = place.querySelector<HTMLElement>('input:not([type="file"]), textarea, select, button');
  control?.focus({ preventScroll: true });
}

/** The fields of a group: what is asked for most first, what search engines read last. */
export function Fields({ shape, path, value }: Omit<FieldProps, 'required'>) {
  const { properties = {}, required = [] } = chosen(shape, value);
  const rank = (name: string) => (name === 'hours' ? -1 : name === 'seo' ? 1 : 0);
  const shown = Object.entries(properties).filter(([, field]) => field.const === undefined);
  return shown
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, field]) => (
      <Field key={name} shape={field} path={[...path, name]} value={isGroup(value) ? value[name] : undefined} required={required.includes(name)} />
    ));
}

function useMistake(path: string[]): string | undefined {
  const { mistakes } = useContext(Shared);
  return mistakes.find((mistake) => mistake.path.join('.') === path.join('.'))?.reason;
}

function Wrong({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className="wrong" role="alert">
      {text}
    </p>
  );
}

function Field(props: FieldProps) {
  const { shape, path, value, required } = props;
  const isGroupShape = shape.properties !== undefined || shape.oneOf !== undefined;
  if (isGroupShape && !required) return <Optional {...props} />;
  if (shape.oneOf || shape.anyOf) return <Choice {...props} />;
  if (shape.properties)
    return (
      <Box {...props}>
        <Fields shape={shape} path={path} value={value} />
      </Box>
    );
  if (namedGroups(shape)) return <NamedGroups {...props} />;
  if (shape.items) return shape.items.enum || (shape.items.choices && isNumber(shape.items)) ? <Ticks {...props} /> : <List {...props} />;
  return <Single {...props} />;
}

/** A group with its name: folded where it stands by itself. */
function Box({ shape, path, children }: Pick<FieldProps, 'shape' | 'path'> & { children: ReactNode }) {
  const wrong = useMistake(path);
  const inside = (
    <>
      {shape.description && <p className="about">{shape.description}</p>}
      <Wrong text={wrong} />
      {children}
    </>
  );
  if (path.length === 1)
    return (
      <details className="box" data-path={path.join('.')} open={path[0] === 'hours'}>
        <summary>{shape.title}</summary>
        {inside}
      </details>
    );
  return (
    <fieldset className="group" data-path={path.join('.')}>
      <legend>{shape.title}</legend>
      {inside}
    </fieldset>
  );
}

/** A group that may be left out. What stood in it comes back with its tick. */
function Optional(props: FieldProps) {
  const { shape, path, value } = props;
  const { set } = useContext(Shared);
  const wrong = useMistake(path);
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return (
    <div className="optional" data-path={path.join('.')}>
      <label className="tick">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ target }) => set(path, target.checked ? (last.current ?? (shape.oneOf ? firstForm(shape) : {})) : undefined)}
        />
        {shape.title} <span className="soft">(facultatif)</span>
      </label>
      {value === undefined ? <Wrong text={wrong} /> : <Field {...props} required />}
      {value === undefined && shape.description && <p className="about">{shape.description}</p>}
    </div>
  );
}

const kindField = (form: FieldShape) => Object.entries(form.properties ?? {}).find(([, field]) => field.const !== undefined);

function firstForm(shape: FieldShape): unknown {
  const [field, form] = kindField(shape.oneOf?.[0] ?? {}) ?? [];
  return field === undefined ? {} : { [field]: form?.const };
}

/** One of several forms. */
function Choice({ shape, path, value }: FieldProps) {
  const { set } = useContext(Shared);
  const forms = shape.oneOf ?? shape.anyOf ?? [];
  const named = forms.map((form) => kindField(form));
  const at = forms.findIndex((form, index) => {
    const [field, { const: name } = {}] = named[index] ?? [];
    return field === undefined ? (form.properties !== undefined) === isGroup(value) : isGroup(value) && value[field] === name;
  });
  const form = forms[Math.max(at, 0)] ?? {};
  const choose = (index: number) => {
    const [field, { const: name } = {}] = named[index] ?? [];
    set(path, field === undefined ? (forms[index]?.properties ? {} : '') : { [field]: name });
  };
  return (
    <Box shape={shape} path={path}>
      <label className="field">
        Genre
        <select value={Math.max(at, 0)} onChange={({ target }) => choose(Number(target.value))}>
          {forms.map((each, index) => (
            <option key={String(named[index]?.[1].const ?? index)} value={index}>
              {named[index] ? each.title : each.properties ? 'Un texte montré sous condition' : 'Un texte, toujours montré'}
            </option>
          ))}
        </select>
      </label>
      {form.properties ? (
        <Fields shape={form} path={path} value={value} />
      ) : (
        <Single shape={{ title: 'Texte', ...form }} path={path} value={value} required />
      )}
    </Box>
  );
}

/** Several of a few: days of the week. */
function Ticks({ shape, path, value }: FieldProps) {
  const { set } = useContext(Shared);
  const wrong = useMistake(path);
  const list: unknown[] = Array.isArray(value) ? value : [];
  const items = shape.items ?? {};
  const all = items.enum ?? Object.keys(items.choices ?? {}).map(Number);
  return (
    <fieldset className="ticks" data-path={path.join('.')} aria-invalid={wrong !== undefined}>
      <legend>{shape.title}</legend>
      {shape.description && <p className="about">{shape.description}</p>}
      {all.map((one) => (
        <label key={one} className="tick">
          <input
            type="checkbox"
            checked={list.includes(one)}
            onChange={({ target }) => set(path, target.checked ? [...list, one] : list.filter((other) => other !== one))}
          />
          {items.choices?.[one] ?? one}
        </label>
      ))}
      <Wrong text={wrong} />
    </fieldset>
  );
}

/** Items that can be added, opened, moved and taken away. */
function List({ shape, path, value }: FieldProps) {
  const { overview, set } = useContext(Shared);
  const wrong = useMistake(path);
  const list: unknown[] = Array.isArray(value) ? value : [];
  const items = shape.items ?? {};
  const isLong = items.properties !== undefined || items.oneOf !== undefined || items.anyOf !== undefined;
  const title = shape.title ?? '';
  const add = () => {
    flushSync(() => set(path, [...list, items.oneOf ? firstForm(items) : isLong ? {} : '']));
    leadTo([...path, String(list.length)]);
  };
  const buttons = (index: number) => <MoveButtons list={list} index={index} change={(changed) => set(path, changed)} />;
  const field = (item: unknown, index: number) => (
    <Field
      shape={{ ...items, title: isLong ? '' : `${title}, n° ${index + 1}`, description: '' }}
      path={[...path, String(index)]}
      value={item}
      required
    />
  );
  return (
    <section className="list" data-path={path.join('.')}>
      <h3>{title}</h3>
      {shape.description && <p className="about">{shape.description}</p>}
      <Wrong text={wrong} />
      <ol>
        {list.map((item, index) => {
          const place = [...path, String(index)].join('.');
          if (!isLong)
            return (
              <li key={place} className="short">
                {field(item, index)}
                {buttons(index)}
              </li>
            );
          return (
            <li key={place}>
              <details data-path={place}>
                <summary>{labelOf(item, items, overview) || `${title}, n° ${index + 1}`}</summary>
                <p className="soft">{hintOf(path, item)}</p>
                {items.properties ? <Fields shape={items} path={[...path, String(index)]} value={item} /> : field(item, index)}
              </details>
              {buttons(index)}
            </li>
          );
        })}
      </ol>
      {(shape.maxItems === undefined || list.length < shape.maxItems) && (
        <button type="button" className="add" onClick={add}>
          Ajouter
        </button>
      )}
    </section>
  );
}

interface MoveProps {
  list: unknown[];
  index: number;
  change: (list: unknown[]) => void;
}

function MoveButtons({ list, index, change }: MoveProps) {
  const swap = (other: number) => change(list.map((item, at) => (at === index ? list[other] : at === other ? list[index] : item)));
  const number = `n° ${index + 1}`;
  return (
    <span className="moves">
      <button type="button" aria-label={`Monter ${number}`} title="Monter" disabled={index === 0} onClick={() => swap(index - 1)}>
        ↑
      </button>
      <button type="button" aria-label={`Descendre ${number}`} title="Descendre" disabled={index === list.length - 1} onClick={() => swap(index + 1)}>
        ↓
      </button>
      <button type="button" aria-label={`Enlever ${number}`} title="Enlever" onClick={() => change(list.filter((_, at) => at !== index))}>
        ✕
      </button>
    </span>
  );
}

/** Groups whose names stand in files and addresses alone: nobody reads them. */
function NamedGroups({ shape, path, value }: FieldProps) {
  const { overview, set } = useContext(Shared);
  const groups = isGroup(value) ? Object.entries(value) : [];
  const below = namedGroups(shape) ?? {};
  const add = () => {
    const name = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `autre${number}`).find((each) => !groups.some(([known]) => known === each)) ?? 'autre';
    flushSync(() => set([...path, name], {}));
    leadTo([...path, name]);
  };
  return (
    <section className="list" data-path={path.join('.')}>
      <h3>{shape.title}</h3>
      {shape.description && <p className="about">{shape.description}</p>}
      <Wrong text={useMistake(path)} />
      <ol>
        {groups.map(([name, group]) => (
          <li key={name}>
            <details data-path={[...path, name].join('.')}>
              <summary>{labelOf(group, below, overview) || 'Nouveau'}</summary>
              <Fields shape={below} path={[...path, name]} value={group} />
            </details>
            <span className="moves">
              <button
                type="button"
                aria-label={`Enlever ${labelOf(group, below, overview)}`}
                title="Enlever"
                onClick={() => set(path, Object.fromEntries(groups.filter(([other]) => other !== name)))}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ol>
      <button type="button" className="add" onClick={add}>
        Ajouter
      </button>
    </section>
  );
}

/** What a line of a list says of its item: the first words that tell it from others. */
function labelOf(value: unknown, shape: FieldShape, overview: Overview): string {
  const texts = textsOf(value, shape).filter((text) => text.trim() !== '');
  const [first = ''] = texts;
  const label = first.length > 20 ? first : texts.slice(0, 8).join(', ');
  return fillIn(label.length > 90 ? `${label.slice(0, 88)}…` : label, overview.facts);
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
  const wrong = refused ?? (left ? writtenMistake(text, shape, overview) : undefined);
  const control = {
    id,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': `${id}-mot`,
    onBlur: () => setLeft(true),
  };
  const change = ({ target }: { target: { value: string } }) => set(path, target.value === '' ? undefined : target.value);
  const label = (
    <>
      {shape.title}
      {!required && shape.type !== 'boolean' && <span className="soft"> (facultatif)</span>}
    </>
  );
  const type = shape.format === 'date' || shape.format === 'month' ? shape.format : 'text';
  const entries = shape.entryOf === undefined ? [] : (overview.kinds[shape.entryOf]?.entries ?? []);
  const options =
    shape.enum?.map((one) => ({ value: one, title: shape.choices?.[one] ?? one })) ??
    entries.map(({ name, title }) => ({ value: name.replace(/^.*\//, ''), title }));
  const isChoice = shape.enum !== undefined || shape.entryOf !== undefined;
  const shown = isChoice && text === '' && typeof shape.default === 'string' ? shape.default : text;
  return (
    <div className="field" data-path={id}>
      {shape.type === 'boolean' ? (
        <label className="tick">
          <input {...control} type="checkbox" checked={(value ?? shape.default) === true} onChange={({ target }) => set(path, target.checked)} />
          {label}
        </label>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {shape.description && !shape.picture && <p className="about">{shape.description}</p>}
      {shape.picture || shape.file ? (
        <FileField
          kind={shape.picture ? 'photo' : 'document'}
          value={text}
          control={control}
          set={(file) => set(path, file)}
          pictures={overview.pictures}
        />
      ) : isChoice ? (
        <select {...control} value={shown} onChange={change}>
          {(shown === '' || !required) && <option value="">Choisissez…</option>}
          {shown !== '' && !options.some((option) => option.value === shown) && <option value={shown}>{shown} (n’existe plus)</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      ) : shape.type === 'boolean' ? null : (shape.maxLength ?? 0) > 155 ? (
        <textarea {...control} value={text} rows={Math.min(9, 2 + Math.ceil(text.length / 80))} onChange={change} />
      ) : (
        <input {...control} type={type} value={text} onChange={change} />
      )}
      <div id={`${id}-mot`}>
        {namesIn(text).length > 0 && <p className="soft">Sur le site : « {fillIn(text, overview.facts)} »</p>}
        <Wrong text={wrong} />
      </div>
    </div>
  );
}

/** What is wrong with a text or a number by its rule, before anything is saved. */
export function writtenMistake(text: string, shape: FieldShape, { facts }: Pick<Overview, 'facts'>): string | undefined {
  if (text === '') return undefined;
  if (isNumber(shape)) {
    const number = numberIn(text);
    if (number === undefined) return 'doit être un nombre';
    if (shape.minimum !== undefined && number < shape.minimum) return `doit être au moins ${shape.minimum}`;
    return shape.maximum !== undefined && number > shape.maximum ? `doit être au plus ${shape.maximum}` : undefined;
  }
  const { length } = (shape.filled ? fillIn(text, facts) : text).trim();
  if (shape.minLength !== undefined && length < shape.minLength) return `au moins ${shape.minLength} caractères ; il y en a ${length}`;
  return shape.maxLength !== undefined && length > shape.maxLength ? `au plus ${shape.maxLength} caractères ; il y en a ${length}` : undefined;
}
