import * as v from 'valibot';

/** A field of a file with the name and the help that its owner reads beside it. */
export const named = <const Schema extends v.GenericSchema>(schema: Schema, title: string, description: string) =>
  v.pipe(schema, v.title(title), v.description(description));
