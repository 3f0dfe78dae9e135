import { isUtf8 } from 'node:buffer';
import type * as v from 'valibot';
import { type CallbackRequest, type ContactRequest, callbackSchema, check, contactSchema } from '../../requests/fields.ts';

/** What a visitor sent, checked by the same rules as in the browser. */
export type VisitorRequest = { kind: 'callback'; fields: CallbackRequest } | { kind: 'contact'; fields: ContactRequest };

/** A request that is turned down: the status, and the sentence the visitor reads. */
export class Refusal extends Error {
  readonly status: number;
  /** What is wrong with each field, by the field's name; empty when the fields are not the reason. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    sentence: string,
    { fields = {}, headers = {} }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(sentence);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}

const unreadable = 'La demande reçue est illisible.';

/**
 * Reads a `multipart/form-data` body, which holds text fields only, each once; a message alone may have several parts.
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
    const before = fields.get(name);
    if (before !== undefined && name !== 'message') throw new Refusal(400, unreadable);
    fields.set(name, before ? `${before}\n${value}` : value);
  }
  return fields;
}

/**
 * Checks the fields of a form: a contact message has a subject, a callback request has none. A field left out counts as empty.
 * Throws a `Refusal`: 400 for a field that the form does not have, 422 for values that break a rule.
 */
export function readRequest(form: ReadonlyMap<string, string>): VisitorRequest {
  return form.has('sujet') ? { kind: 'contact', fields: checked(contactSchema, form) } : { kind: 'callback', fields: checked(callbackSchema, form) };
}

function checked<Request extends CallbackRequest | ContactRequest>(
  schema: v.GenericSchema<unknown, Request> & { entries: object },
  form: ReadonlyMap<string, string>,
): Request {
  if ([...form.keys()].some((name) => !Object.hasOwn(schema.entries, name))) throw new Refusal(400, unreadable);
  const { request, problems } = check(schema, Object.fromEntries(form));
  if (request) return request;
  throw new Refusal(422, 'Certains champs sont à corriger.', { fields: Object.fromEntries(problems.map(({ name, message }) => [name, message])) });
}
