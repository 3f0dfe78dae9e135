import { isUtf8 } from 'node:buffer';
import type * as v from 'valibot';
import {
  type CallbackRequest,
  type ContactRequest,
  callbackSchema,
  check,
  contactSchema,
} from '../../requests/fields.ts';

/** A valid request, checked by the same rules as in the browser. */
export type VisitorRequest =
  | { kind: 'callback'; fields: CallbackRequest }
  | { kind: 'contact'; fields: ContactRequest };

/** What a rejection contains besides its sentence. */
interface Details {
  /** Problems by field name, if fields are the reason. */
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/** A rejected request: its status and the sentence for the visitor. */
export class RequestError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, sentence: string, details: Details = {}) {
    super(sentence);
    this.status = status;
    this.details = details;
  }
}

const unreadable = 'La demande reçue est illisible.';

/**
 * Reads a `multipart/form-data` body of text fields, each once. Node's parser replaces invalid
 * UTF-8 and ignores other charsets, so the bytes are checked first. Throws a `RequestError` with
 * status 400.
 */
export async function readForm(
  body: Buffer,
  contentType: string,
): Promise<ReadonlyMap<string, string>> {
  if (!isUtf8(body) || body.includes(0)) throw new RequestError(400, unreadable);
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw new RequestError(400, unreadable);
    });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      throw new RequestError(400, 'Les pièces jointes ne sont pas acceptées.');
    if (fields.has(name)) throw new RequestError(400, unreadable);
    fields.set(name, value);
  }
  return fields;
}

/**
 * Validates the fields: a contact message has a subject, a callback request has none. A missing
 * field counts as empty. Throws a `RequestError`: 400 for an unknown field, 422 for invalid values.
 */
export function readRequest(form: ReadonlyMap<string, string>): VisitorRequest {
  return form.has('sujet')
    ? { kind: 'contact', fields: checked(contactSchema, form) }
    : { kind: 'callback', fields: checked(callbackSchema, form) };
}

function checked<Request extends CallbackRequest | ContactRequest>(
  schema: v.GenericSchema<unknown, Request> & { entries: object },
  form: ReadonlyMap<string, string>,
): Request {
  if ([...form.keys()].some((name) => !Object.hasOwn(schema.entries, name)))
    throw new RequestError(400, unreadable);
  const { request, problems } = check(schema, Object.fromEntries(form));
  if (request) return request;
  throw new RequestError(422, 'Certains champs sont à corriger.', {
    fields: Object.fromEntries(problems.map(({ name, message }) => [name, message])),
  });
}
