import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('a line has a time and a level, whatever is in it', async () => {
  const stream = new PassThrough();
  const log = createLog(stream);
  log.info('delivered');
  log.error('two\n  lines\r\nbecome one');
  stream.end();
  const lines = (await text(stream)).split('\n');
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info {2}delivered$/);
  expect(lines[1]).toMatch(/Z error two lines become one$/);
  expect(lines.slice(2)).toEqual(['']);
});

test('a log that cannot be written is no failure', async () => {
  const stream = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const log = createLog(stream);
  log.info('lost');
  await vi.waitUntil(() => stream.destroyed, { timeout: 10_000 });
  log.info('lost as well');
});

test('a reader who sleeps costs lines and no memory, and is told how many', async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const log = createLog(stream);
  for (let count = 0; count < 30_000; count += 1) log.info('x'.repeat(100));
  expect(stream.writableLength).toBeLessThan(1_100_000);
  const read = text(stream);
  while (stream.writableLength > 1000) await new Promise(setImmediate);
  log.info('awake');
  log.info('and on');
  stream.end();
  const lines = (await read).split('\n').filter(Boolean);
  const lost = Number(/ (\d+) lines could not be written/.exec(lines.at(-3) ?? '')?.[1]);
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/awake$/),
    expect.stringMatching(/and on$/),
  ]);
  expect(lost + lines.length - 3).toBe(30_000);
});
