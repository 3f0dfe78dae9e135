import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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

test('a reader who sleeps costs lines and no memory, one who is gone nothing', async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const log = createLog(stream);
  for (let count = 0; count < 30_000; count += 1) log.info('x'.repeat(100));
  expect(stream.writableLength).toBeLessThan(1_100_000);
  stream.destroy(new Error('gone'));
  await new Promise((resolve) => stream.once('close', resolve));
  log.info('lost');
});
