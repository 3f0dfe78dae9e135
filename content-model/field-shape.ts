/** The shape of the content's fields, for those who check them and for those who show them. */

/** What a JSON schema says of a field, with the words that the schemas of `content-model/schemas/` add. */
export interface FieldShape {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FieldShape>;
  required?: string[];
  additionalProperties?: FieldShape | boolean;
  propertyNames?: FieldShape;
  items?: FieldShape;
  oneOf?: FieldShape[];
  anyOf?: FieldShape[];
  enum?: string[];
  const?: string;
  /** What an owner reads instead of each value. */
  choices?: Record<string, string>;
  default?: string | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Its length counts once the facts are filled in. */
  filled?: boolean;
  /** The name of a picture. */
  picture?: boolean;
  /** The name of a file that the owner puts into the folder of documents. */
  file?: 'document';
  /** The name of another file, of this folder. */
  entryOf?: string;
}

/** What a value holds under a path. */
export function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined),
    value,
  );
}

/** The form of several that a value has chosen. */
export function chosen(shape: FieldShape, value: unknown): FieldShape {
  const forms = shape.oneOf ?? shape.anyOf;
  if (!forms) return shape;
  const fits = (form: FieldShape) =>
    typeof value === 'object' && value !== null
      ? form.properties !== undefined &&
        Object.entries(form.properties).every(([name, field]) => field.const === undefined || field.const === valueAt(value, [name]))
      : form.properties === undefined;
  return { ...(forms.find(fits) ?? forms[0]), ...(shape.title !== undefined && { title: shape.title }) };
}
