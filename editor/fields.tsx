/** The editor's fields, made from the shape of the content: nobody writes a second list of them. */
import { TextArea, TextField } from '@keystar/ui/text-field';
import { type BasicFormField, type ComponentSchema, type FormFieldInputProps, fields } from '@keystatic/core';
import { useId, useState } from 'react';
import type { FieldShape } from '../content-model/field-shape.ts';
import { type Facts, fillIn } from '../content-model/text/fill-in.ts';
import { isPdf } from '../src/contacts/price-list.ts';
import type { Form } from './forms.ts';
import { useRefusal } from './refusals.ts';
import type { UploadKind } from './uploads.ts';
import { formsOf, namedGroups, nameField } from './view.ts';

/** What a page of the editor starts with. */
export interface EditorProps {
  forms: Record<string, Form>;
  facts: Facts;
  /** The names of all pictures. */
  pictures: string[];
}

/** The fields of each kind of files, for the browser. */
export function formFields({ facts, pictures }: Pick<EditorProps, 'facts' | 'pictures'>): (form: Form) => Record<string, ComponentSchema> {
  const make = new FieldMaker(facts, pictures);
  return ({ nameField: slugField, shape }) => {
    const group = make.group(shape);
    if (slugField === undefined) return group;
    const { title: label = slugField, description } = shape.properties?.[slugField] ?? {};
    return {
      ...group,
      [slugField]: fields.slug({
        name: { label, ...(description && { description }), validation: { isRequired: true } },
        slug: { label: 'Nom du fichier', description: 'Proposé d’après le nom ; il est aussi l’adresse de la page, s’il y en a une.' },
      }),
    };
  };
}

class FieldMaker {
  readonly #facts: Facts;
  readonly #pictures: string[];

  constructor(facts: Facts, pictures: string[]) {
    this.#facts = facts;
    this.#pictures = pictures;
  }

  group({ properties = {}, required = [] }: FieldShape, path: string[] = []): Record<string, ComponentSchema> {
    const shown = Object.entries(properties).filter(([, shape]) => shape.const === undefined);
    return Object.fromEntries(shown.map(([name, shape]) => [name, this.#field(shape, [...path, name], required.includes(name))]));
  }

  /** `path` is where the field stands in its file; `*` is any item of a list. */
  #field(shape: FieldShape, path: string[], required = true): ComponentSchema {
    const { title: label = path.at(-1) ?? '', description } = shape;
    const whole = this.#required(shape, path, required);
    if (required || (shape.properties === undefined && shape.oneOf === undefined)) return whole;
    const use = `${description ?? ''} Cochez la case pour le remplir.`.trim();
    return fields.conditional(fields.checkbox({ description: use, label: `${label} (facultatif)` }), { true: whole, false: fields.empty() });
  }

  #required(shape: FieldShape, path: string[], required: boolean): ComponentSchema {
    const { title: label = path.at(-1) ?? '', description } = shape;
    const about = { label, ...(description && { description }) };
    const several = formsOf(shape);
    if (several) {
      const options = Object.entries(several.forms).map(([value, form]) => ({ value, label: form.title ?? value }));
      const values = Object.fromEntries(Object.entries(several.forms).map(([value, form]) => [value, fields.object(this.group(form, path), about)]));
      return fields.conditional(fields.select({ ...about, label: `${label} : genre`, options, defaultValue: options[0]?.value ?? '' }), values);
    }
    if (shape.anyOf) {
      const group = shape.anyOf.find(({ properties }) => properties) ?? {};
      const text = shape.anyOf.find(({ properties }) => !properties) ?? {};
      const options = [
        { value: 'text', label: 'Un texte, toujours montré' },
        { value: 'group', label: 'Un texte montré sous condition' },
      ];
      const values: Record<string, ComponentSchema> = {
        text: this.#field({ title: label, ...text }, path),
        group: fields.object(this.group(group, path)),
      };
      return fields.conditional(fields.select({ label: `${label} : genre`, options, defaultValue: 'text' }), values);
    }
    const named = namedGroups(shape);
    if (named)
      return fields.array(
        fields.object({
          [nameField]: this.#written({ title: 'Nom dans les fichiers' }, [nameField], true),
          value: this.#field({ title: label, ...named }, [...path, '*']),
        }),
        { ...about, itemLabel: itemLabel(label) },
      );
    if (shape.properties) return fields.object(this.group(shape, path), about);
    if (shape.items) {
      const { items } = shape;
      if (items.choices && items.type === 'integer')
        return fields.multiselect({ ...about, options: Object.entries(items.choices).map(([value, choice]) => ({ value, label: choice })) });
      if (items.enum && !shape.maxItems && !items.entryOf && items.choices === undefined)
        return fields.multiselect({ ...about, options: items.enum.map((value) => ({ value, label: value })) });
      return fields.array(this.#field({ title: label, ...items }, [...path, '*']), { ...about, itemLabel: itemLabel(label) });
    }
    if (shape.enum) {
      const options = shape.enum.map((value) => ({ value, label: shape.choices?.[value] ?? value }));
      return fields.select({ ...about, options, defaultValue: typeof shape.default === 'string' ? shape.default : (options[0]?.value ?? '') });
    }
    if (shape.type === 'boolean') return fields.checkbox({ ...about, defaultValue: shape.default === true });
    if (shape.entryOf) return fields.relationship({ ...about, collection: shape.entryOf });
    if (shape.picture) return pictureField(about, this.#pictures);
    return shape.file ? documentField(about, required) : this.#written(shape, path, required);
  }

  /** A text, a number or a day, held against the rule of the schema while it is typed. */
  #written(shape: FieldShape, path: string[], required: boolean): BasicFormField<string> {
    const { title: label = path.at(-1) ?? '', description } = shape;
    const number = shape.type === 'number' || shape.type === 'integer';
    const mistake = (value: string) => writtenMistake(value, shape, required, this.#facts);
    return {
      kind: 'form',
      label,
      defaultValue: () => '',
      parse: (value) => (value === undefined || value === null ? '' : String(value)),
      serialize: (value) => ({ value: value === '' ? undefined : number && !Number.isNaN(numberOf(value)) ? numberOf(value) : value }),
      validate: (value) => {
        const wrong = mistake(value);
        if (wrong !== undefined) throw new Error(wrong);
        return value;
      },
      reader: { parse: (value) => (value === undefined || value === null ? '' : String(value)) },
      Input: (props) => (
        <WrittenInput {...props} {...{ label, description, path }} mistake={mistake} long={(shape.maxLength ?? 0) > 155} format={shape.format} />
      ),
    };
  }
}

const numberOf = (value: string) => Number(value.trim().replace(',', '.') || Number.NaN);

/** What is wrong with a text, a number or a day by its rule; the rest is judged when the file is saved. */
export function writtenMistake(value: string, shape: FieldShape, required: boolean, facts: Facts): string | undefined {
  const text = value.trim();
  if (text === '') return required ? 'à remplir' : undefined;
  if (shape.type === 'number' || shape.type === 'integer') {
    const number = numberOf(text);
    if (Number.isNaN(number)) return 'doit être un nombre';
    if (shape.minimum !== undefined && number < shape.minimum) return `doit être au moins ${shape.minimum}`;
    if (shape.maximum !== undefined && number > shape.maximum) return `doit être au plus ${shape.maximum}`;
    return undefined;
  }
  const { length } = shape.filled ? fillIn(text, facts) : text;
  if (shape.minLength !== undefined && length < shape.minLength) return `au moins ${shape.minLength} caractères ; il y en a ${length}`;
  if (shape.maxLength !== undefined && length > shape.maxLength) return `au plus ${shape.maxLength} caractères ; il y en a ${length}`;
  return undefined;
}

interface WrittenInputProps extends FormFieldInputProps<string> {
  label: string;
  description: string | undefined;
  path: string[];
  mistake: (value: string) => string | undefined;
  long: boolean;
  format: string | undefined;
}

function WrittenInput({ value, onChange, autoFocus, forceValidation, label, description, path, mistake, long, format }: WrittenInputProps) {
  const [left, setLeft] = useState(false);
  const refused = useRefusal(path, value.trim());
  const wrong = (forceValidation || left ? mistake(value) : undefined) ?? refused;
  const props = { label, description, value, onChange, autoFocus, onBlur: () => setLeft(true), errorMessage: wrong };
  if (long) return <TextArea {...props} />;
  return <TextField {...props} type={format === 'date' || format === 'month' ? format : 'text'} />;
}

/** Sends a file to the server beside the editor; returns the name under which it is kept. */
async function send(file: File, kind: UploadKind, folder: string): Promise<{ kept: string } | { mistake: string }> {
  const answer = await fetch(`/editeur/${kind}?${new URLSearchParams({ nom: file.name, dossier: folder })}`, {
    method: 'POST',
    headers: { 'X-Editeur': '1' },
    body: file,
  });
  const text = await answer.text();
  return answer.ok ? { kept: text } : { mistake: text };
}

interface FileAbout {
  label: string;
  description?: string;
}

/** The name of a file. */
const fileField = (label: string, required: boolean, Input: BasicFormField<string>['Input']): BasicFormField<string> => ({
  kind: 'form',
  label,
  defaultValue: () => '',
  parse: (value) => (typeof value === 'string' ? value : ''),
  serialize: (value) => ({ value: value || undefined }),
  validate: (value) => {
    if (value === '' && required) throw new Error('à remplir');
    return value;
  },
  reader: { parse: (value) => (typeof value === 'string' ? value : '') },
  Input,
});

/** A picture: one that is there, or one that is put there now. */
const pictureField = (about: FileAbout, pictures: string[]) =>
  fileField(about.label, true, (props) => (
    <FileInput
      {...props}
      {...about}
      required
      known={pictures}
      add="Ajouter une photo"
      accept="image/*,.heic,.heif"
      kind="picture"
      folder={entryFolder}
    />
  ));

/** A document. */
const documentField = (about: FileAbout, required: boolean) =>
  fileField(about.label, required, (props) => (
    <FileInput
      {...props}
      {...about}
      required={required}
      known={[]}
      add="Choisir un fichier"
      accept=".pdf,.jpg,.jpeg,.png,.webp"
      kind="document"
      folder={() => ''}
    />
  ));

/** The folder of an entry's pictures has its name. */
const entryFolder = () => decodeURIComponent(/\/(?:item|collection)\/([^/]+)(?:\/create)?$/.exec(location.pathname)?.[1] ?? '');

interface FileInputProps extends FormFieldInputProps<string>, FileAbout {
  required: boolean;
  known: string[];
  add: string;
  accept: string;
  kind: UploadKind;
  folder: () => string;
}

function FileInput({ value, onChange, forceValidation, label, description, required, known, add, accept, kind, folder }: FileInputProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const [added, setAdded] = useState<string[]>([]);
  async function keep(file: File) {
    const answer = await send(file, kind, folder());
    setWrong('mistake' in answer ? answer.mistake : undefined);
    if ('mistake' in answer) return;
    setAdded([...added, answer.kept]);
    onChange(answer.kept);
  }
  const names = [...new Set([...known, ...added])];
  const said = wrong ?? (forceValidation && required && value === '' ? 'à remplir' : undefined);
  return (
    <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start', font: '0.875rem system-ui, sans-serif' }}>
      <label htmlFor={id} style={{ fontWeight: 500 }}>
        {label}
      </label>
      {description && <p style={{ margin: 0, opacity: 0.75 }}>{description}</p>}
      {value !== '' && !isPdf(value) && (
        <img
          src={`/editeur/${kind}?${new URLSearchParams({ nom: value })}`}
          alt=""
          style={{ maxWidth: '16rem', maxHeight: '10rem', borderRadius: '4px' }}
        />
      )}
      <input
        id={id}
        list={`${id}-noms`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        style={{ font: 'inherit', padding: '0.4rem 0.5rem', width: '100%', boxSizing: 'border-box' }}
      />
      <datalist id={`${id}-noms`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label>
        {add} :{' '}
        <input
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) keep(file).catch((error: unknown) => setWrong(String(error)));
          }}
        />
      </label>
      {said && (
        <p role="alert" data-mistake style={{ margin: 0, color: '#b3261e' }}>
          {said}
        </p>
      )}
    </div>
  );
}

/** The text of a field, or of the fields in it. */
function textsOf(field: unknown): string[] {
  if (typeof field !== 'object' || field === null) return [];
  if ('value' in field && typeof field.value === 'string') return [choiceLabel(field)(field.value)];
  if ('value' in field && Array.isArray(field.value)) return field.value.filter((value) => typeof value === 'string').map(choiceLabel(field));
  if ('elements' in field && Array.isArray(field.elements)) return field.elements.flatMap(textsOf);
  return 'fields' in field && typeof field.fields === 'object' && field.fields !== null ? Object.values(field.fields).flatMap(textsOf) : [];
}

/** What an owner reads instead of a value that was chosen. */
const choiceLabel = (field: object) => (value: string) => {
  const options =
    'schema' in field && typeof field.schema === 'object' && field.schema !== null && 'options' in field.schema ? field.schema.options : [];
  const all: { value: unknown; label: unknown }[] = Array.isArray(options) ? options : [];
  return String(all.find((option) => option.value === value)?.label ?? value);
};

/** What a line of a list says of its item: the first words that tell it from others. */
function itemLabel(label: string) {
  return (item: object): string => {
    const texts = textsOf(item).filter((text) => text !== '');
    const [first = label] = texts;
    return first.length > 20 ? first : texts.slice(0, 8).join(', ') || label;
  };
}
