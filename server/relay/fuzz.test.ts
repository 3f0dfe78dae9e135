import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callback, contact, startServer } from '../testing.ts';

/** Number of generated bodies. */
const bodies = 500;

const boundary = 'frontiere-de-plus-de-vingt-sept-caracteres';
const names = [
  ...new Set([
    ...Object.keys(callback),
    ...Object.keys(contact),
    '__proto__',
    'constructor',
    'toString',
    '',
  ]),
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    ...Object.values(callback),
    '\r\n',
    '\0',
    `--${boundary}`,
    `--${boundary}--`,
    'x'.repeat(6000),
  ),
);
const value = fc.oneof(
  anyText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
);
const header = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...names)
      .map((name) => `Content-Disposition: form-data; name="${name}"`),
  },
  fc.constantFrom(
    'Content-Disposition: form-data',
    'Content-Disposition: attachment; name="nom"',
    'Content-Disposition: form-data; name="nom"; filename="../../x"',
    'Content-Disposition: form-data; name="nom',
    'Content-Type: text/plain; charset=utf-16le',
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    'Content-Transfer-Encoding: base64',
    'X',
    ': ',
  ),
  anyText,
);
const part = fc
  .tuple(fc.array(header, { minLength: 0, maxLength: 3 }), value)
  .map(([headers, content]) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
  );

/** A valid form. */
const valid = fc
  .constantFrom(callback, contact)
  .map((fields) =>
    Object.entries(fields).map(([name, text]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      ),
    ),
  );

/** Valid and invalid parts in any order, truncated and with some bytes changed. */
const body = fc
  .record({
    parts: fc.tuple(valid, fc.array(part, { maxLength: 3 }), fc.boolean()),
    end: fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--`, '', `--${boundary}`),
    kept: fc.oneof(
      { weight: 3, arbitrary: fc.constant(1) },
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
  })
  .map(({ parts: [good, bad, both], end, kept, changes }) => {
    const whole = Buffer.concat([...(both ? good : []), ...bad, Buffer.from(end)]);
    const bytes = Buffer.from(whole.subarray(0, Math.ceil(whole.length * kept)));
    for (const [place, byte] of changes) if (bytes.length > 0) bytes[place % bytes.length] = byte;
    return bytes;
  });

const contentType = fc.oneof(
  { weight: 10, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'multipart/form-data; boundary=x; boundary=y',
    `multipart/form-data; charset=utf-16; boundary="${boundary}"`,
    'application/json',
    'text/plain',
    '',
  ),
);

test(`${bodies} generated bodies: each is answered, none is the server's fault, nothing of its inside shows`, {
  timeout: 120_000,
}, async () => {
  await using server = await startServer({ rateLimit: 1_000_000 });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      body,
      contentType,
      fc.constantFrom('application/json', 'text/html', '*/*'),
      async (bytes, type, accept) => {
        const response = await fetch(server.relay, {
          method: 'POST',
          body: new Uint8Array(bytes),
          headers: { 'content-type': type, accept },
          redirect: 'manual',
          signal: AbortSignal.timeout(5000),
        });
        const text = await response.text();
        expect([200, 303, 400, 413, 415, 422]).toContain(response.status);
        expect(text).not.toMatch(/node_modules|\.ts\b|\bat .*:\d+:\d+/);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      },
    ),
    { numRuns: bodies },
  );
  // All statuses occurred, so the generator reaches the validation rules.
  for (const status of [400, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(bodies / 500);
  const accepted = (statuses.get(200) ?? 0) + (statuses.get(303) ?? 0);
  expect(accepted).toBeGreaterThan(bodies / 500);
  expect(await server.outbox.waiting()).toHaveLength(accepted);
  expect(server.lines).toHaveLength(accepted);
});
