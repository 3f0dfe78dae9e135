import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './body.ts';

const pieces = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

test.each([
  ['nothing', []],
  ['one piece', ['Bonjour']],
  ['pieces of any length', ['a'.repeat(4000), 'b'.repeat(200), '', 'c', 'd'.repeat(9000)]],
  ['a small piece and a large one', ['a', 'b'.repeat(9000)]],
  ['single bytes', [...'x'.repeat(5000), 'y']],
])('a body of %s is read whole', async (_, texts) => {
  expect((await readBody(pieces(...texts), 20_000)).toString()).toBe(texts.join(''));
});

test('it may have as many bytes as the limit, and not one more, which is left unread', async () => {
  expect(await readBody(pieces('a'.repeat(6000), 'b'.repeat(4000)), 10_000)).toHaveLength(10_000);
  expect(await readBody(pieces('abc'), 3)).toHaveLength(3);
  const tooLong = pieces('a'.repeat(6000), 'b'.repeat(4001), 'c');
  await expect(readBody(tooLong, 10_000)).rejects.toMatchObject({ status: 413, message: 'La demande est trop volumineuse.' });
  expect(tooLong.destroyed).toBe(false);
});

test('one that breaks off is said to be incomplete', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('nom=');
      throw new Error('aborted');
    })(),
  );
  await expect(readBody(broken, 100)).rejects.toMatchObject({ status: 400, message: 'La demande reçue est incomplète.' });
});
