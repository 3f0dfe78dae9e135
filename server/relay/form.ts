import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { type CallbackRequest, type ContactRequest, callbackSchema, contactSchema } from '../../requests/fields.ts';
import { Refusal } from './refusal.ts';

/** What a visitor sent, checked by the same rules as in the browser. */
export type VisitorRequest = { kind: 'callback'; fields: CallbackRequest } | { kind: 'contact'; fields: ContactRequest };

const unreadable = 'La demande reçue est illisible.';

/**
 * Reads a `multipart/form-data` body, which holds text fields only, each once.
 * The parser is the one of Node's own `fetch`. It replaces what is not UTF-8 and ignores any other charset, hence the check
 * of the bytes before it.
 * Throws a `Refusal` with status 400.
 */
export async function readForm(body: Buffer, contentType: string): Promise<ReadonlyMap<string, string>> {
  if (!isUtf8(body) || body.includes(0)) throw new Refusal(400, unreadable);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new Refusal(400, unreadable);
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Refusal(400, 'Les pièces jointes ne sont pas acceptées.');
    if (fields.has(name)) throw new Refusal(400, unreadable);
    fields.set(name, value);
  }
  return fields;
}

/**
 * Checks the fields of a form: a contact message has a subject, a callback request has none. A field left out counts as empty.
 * Throws a `Refusal`: 400 for a field that the form does not have, 422 for values that break a rule.
 */
export function readRequest(form: ReadonlyMap<string, string>): VisitorRequest {
  return form.has('sujet') ? { kind: 'contact', fields: check(contactSchema, form) } : { kind: 'callback', fields: check(callbackSchema, form) };
}

function check<Schema extends typeof callbackSchema | typeof contactSchema>(
  schema: Schema,
  form: ReadonlyMap<string, string>,
): v.InferOutput<Schema> {
  const names = Object.keys(schema.entries);
  if ([...form.keys()].some((name) => !names.includes(name))) throw new Refusal(400, unreadable);
  const values = Object.fromEntries(names.map((name) => [name, cleaned(name, form.get(name) ?? '')]));
  // One problem a field, the one that the browser shows.
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]);
  throw new Refusal(422, 'Certains champs sont à corriger.', { fields: Object.fromEntries(problems) });
}

/**
 * Line breaks as in text, not as in HTTP. Other control characters, which a paste from a word processor may bring, become spaces
 * rather than a refusal; outside the message line breaks do too, so that no value can start a line of its own.
 */
function cleaned(name: string, value: string): string {
  const text = value.replace(/\r\n?/g, '\n');
  return name === 'message' ? text.replace(/[^\P{Cc}\n\t]/gu, ' ') : text.replace(/\p{Cc}/gu, ' ');
}
