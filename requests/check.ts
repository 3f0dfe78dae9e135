import * as v from 'valibot';

/** A field that is refused, and why, in words for the visitor. */
export interface Problem {
  name: string;
  message: string;
}

/** What was typed as it is sent, or what is wrong with it: one problem a field, in the order of the fields. */
export function check<Request>(schema: v.GenericSchema<unknown, Request>, typed: unknown): { request?: Request; problems: Problem[] } {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (success) return { request: output, problems: [] };
  return { problems: issues.map(({ path, message }) => ({ name: String(path?.[0].key), message })) };
}
