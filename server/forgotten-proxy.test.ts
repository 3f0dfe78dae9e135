import { expect, test } from 'vitest';
import { Addresses } from './addresses.ts';
import { startServer } from './testing.ts';

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } };

test('a proxy that was forgotten in the settings is told of once, and visitors by it share one allowance', async () => {
  await using server = await startServer();
  await fetch(server.url);
  expect(server.lines).toEqual([]);
  for (let count = 0; count < 2; count += 1) await fetch(server.url, forwarded);
  expect(server.lines).toEqual([expect.stringMatching(/^visitors come through a proxy at 127\.0\.0\.1 .*; right: TRUST_PROXY="127\.0\.0\.1"$/)]);
  await using told = await startServer({ proxies: new Addresses(['loopback']) });
  await fetch(told.url, forwarded);
  expect(told.lines).toEqual([]);
});
