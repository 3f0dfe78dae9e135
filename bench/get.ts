import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it comes, with nothing unpacked or followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks as a proxy that ended TLS would: only then does our server promise to stay on https. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(url, { headers: { 'x-forwarded-proto': 'https', ...headers }, timeout: 10_000 }, (response) => {
    buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
  });
  sent.on('timeout', () => sent.destroy(new Error(`${url} does not answer`)));
  sent.on('error', reject).end();
  return promise;
}

/** The content of an answer. */
export function unpacked({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
