/** The shape of content fields, for checks and for the editor. */

/** JSON schema of a field, with the additions of `content-model/schemas/`. */
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
  /** Labels for the values. */
  choices?: Record<string, string>;
  default?: string | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Length limits apply after facts are filled in. */
  filled?: boolean;
  /** A picture's file name. */
  picture?: boolean;
  /** A file name in the documents folder. */
  file?: 'document';
  /** The name of another file in this content folder. */
  entryOf?: string;
}

/** The value at a path. */
export function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined),
    value,
  );
}

/** The variant of a union that a value matches. */
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
