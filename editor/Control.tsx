/** The input of a single value: text, number, choice, tick, picture or document. */
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { FieldShape } from '../src/content-model/files/field-shape.ts';
import type { OwnerMistake } from '../src/content-model/owner/mistakes.ts';
import { namesIn } from '../src/lib/text/fill-in.ts';
import { address, ask } from './api.ts';
import type { Entry } from './edited-site.ts';
import type { Overview } from './overview.ts';
import type { Clash } from './typed.ts';
import { shownText, writtenText } from './values.ts';

/** A form, as its fields see it. */
export interface Form {
  overview: Overview;
  mistakes: OwnerMistake[];
  /** In a draft, missing values are not shown as mistakes. */
  isDraft: boolean;
  clashes: Clash[];
  set: (path: string[], value: unknown) => void;
  /** Locks the form while something is done for a field. */
  run: (work: () => Promise<void>, path: string[]) => void;
}

/** What a field gets from its form. */
export interface FieldProps {
  form: Form;
  shape: FieldShape;
  path: string[];
  value: unknown;
  optional?: boolean;
}

type ControlProps = FieldProps & { control: object };

/** The input of one value: text, checkbox or select. */
export function Control(props: ControlProps) {
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
