/** The shape of content fields, for checks and for the editor. */

/** JSON schema of a field, with the additions of `src/content-model/schemas/`. */
export interface FieldShape {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FieldShape>;
  required?: string[];
  additionalProperties?: FieldShape | boolean;
  propertyNames?: FieldShape;
  items?: FieldShape;
  enum?: string[];
  /** Labels for the values. */
  choices?: Record<string, string>;
  default?: string | boolean;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  /** The file name of a picture, or of a file in the documents folder. */
  file?: 'photo' | 'document';
  /** The name of another file in this content folder. */
  entryOf?: string;
}

/** The value at a path. */
export function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}

/** The shape of a value. A record becomes a group of the fields that it has. */
export function shapeFor(shape: FieldShape, value: unknown): FieldShape {
  const { additionalProperties: each, propertyNames } = shape;
  if (typeof each !== 'object') return shape;
  const names = propertyNames?.enum ?? Object.keys(value ?? {});
  const titleOf = (name: string) =>
    String(valueAt(value, [name, 'title']) ?? valueAt(value, [name, 'names']) ?? name);
  return {
    ...shape,
    properties: Object.fromEntries(names.map((name) => [name, { ...each, title: titleOf(name) }])),
    required: names,
  };
}
