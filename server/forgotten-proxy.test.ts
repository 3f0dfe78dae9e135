import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Addresses } from './addresses.ts';
import { noticeForgottenProxy } from './forgotten-proxy.ts';
import { keptLog, startServer } from './testing.ts';

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

test('an address of the internet may be that of a proxy or of a visitor who says what is not so, and is not named', async () => {
  await using app = Fastify();
  const kept = keptLog();
  noticeForgottenProxy(app, { proxies: new Addresses([]), log: kept.log });
  await app.inject({ url: '/', ...forwarded, remoteAddress: '203.0.113.9' });
  expect(kept.lines).toEqual([
    'visitors seem to come through a proxy that TRUST_PROXY does not name: if one stands in front, all of them count as one until it is named',
  ]);
});
