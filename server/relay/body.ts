import type { Readable } from 'node:stream';
import { Refusal } from './refusal.ts';

/**
 * Reads a body into one piece of memory that grows with it: kept as they come, bytes that are sent one by one would each cost
 * some hundred more. Throws a `Refusal`: 413 beyond `limit` bytes, 400 when the rest never comes.
 */
export async function readBody(stream: Readable, limit: number): Promise<Buffer> {
  let body = Buffer.alloc(Math.min(limit, 4096));
  let length = 0;
  try {
    // The rest of a body that is refused is left on the connection, which is still needed for the answer.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      if (length + bytes.length > limit) throw new Refusal(413, tooLarge);
      if (length + bytes.length > body.length) {
        const larger = Buffer.alloc(Math.min(limit, Math.max(body.length * 2, length + bytes.length)));
        body.copy(larger, 0, 0, length);
        body = larger;
      }
      bytes.copy(body, length);
      length += bytes.length;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'La demande reçue est incomplète.');
  }
  return body.subarray(0, length);
}

/** What a visitor reads whose form is too large. */
export const tooLarge = 'La demande est trop volumineuse.';
