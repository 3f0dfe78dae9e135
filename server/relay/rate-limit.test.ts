import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limit.ts';

test('an address may send so many messages a minute, and is told when to come back', () => {
  let now = 1000;
  const rateLimiter = new RateLimiter(2, () => now);
  expect([
    rateLimiter.take('10.0.0.1'),
    rateLimiter.take('10.0.0.1'),
    rateLimiter.take('10.0.0.1'),
  ]).toEqual([0, 0, 60]);
  expect(rateLimiter.take('10.0.0.2')).toBe(0);
  now += 59_500;
  expect(rateLimiter.take('10.0.0.1')).toBe(1);
  now += 500;
  expect(rateLimiter.take('10.0.0.1')).toBe(0);
});

test('one subscriber is one address, in whichever way it is written', () => {
  const rateLimiter = new RateLimiter(1, () => 0);
  expect(rateLimiter.take('2001:db8:0:1::7')).toBe(0);
  expect(rateLimiter.take('2001:DB8::1:ffff:0:0:1')).toBe(60);
  expect(rateLimiter.take('2001:db8:0:ff::7')).toBe(60);
  expect(rateLimiter.take('2001:db8:0:100::7')).toBe(0);
  expect(rateLimiter.take('::1')).toBe(0);
  expect(rateLimiter.take('10.0.0.1')).toBe(0);
  expect(rateLimiter.take('::ffff:10.0.0.1')).toBe(60);
  expect(rateLimiter.take('::FFFF:0a00:0001')).toBe(60);
  expect(rateLimiter.take('2001:0:0:0:0:ffff:a00:1')).toBe(0);
  expect([rateLimiter.take('fe80::1%eth0'), rateLimiter.take('fe80::2%eth1')]).toEqual([0, 60]);
  expect([rateLimiter.take('unknown'), rateLimiter.take('unknown')]).toEqual([0, 60]);
});

test('so many messages from everywhere are a crowd, for a minute; attempts are not', () => {
  let now = 0;
  const rateLimiter = new RateLimiter(1, () => now);
  for (let last = 0; last < 200; last += 1) expect(rateLimiter.take(`10.0.0.${last}`)).toBe(0);
  const isSuspect = (last: number) => rateLimiter.keep(`10.0.0.${last}`).suspect;
  expect(Array.from({ length: 21 }, (_, last) => isSuspect(last)).indexOf(true)).toBe(20);
  now += 60_000;
  expect(isSuspect(21)).toBe(false);
});

test('of one sender the first three of an hour go at once, and from the nineteenth on they are marked', () => {
  let now = 0;
  const rateLimiter = new RateLimiter(6, () => now);
  const kept = Array.from({ length: 19 }, () => rateLimiter.keep('10.0.0.1'));
  expect([
    kept.findIndex(({ lowPriority }) => lowPriority),
    kept.findIndex(({ suspect }) => suspect),
  ]).toEqual([3, 18]);
  expect(rateLimiter.keep('10.0.0.2')).toEqual({ lowPriority: false, suspect: false });
  now += 3_600_000;
  expect(rateLimiter.keep('10.0.0.1')).toEqual({ lowPriority: false, suspect: false });
});

test('a flood of addresses does not fill the memory, and the latest are remembered', () => {
  const rateLimiter = new RateLimiter(1, () => 0);
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index < 40_000; index += 1) rateLimiter.take(address(index));
  expect(rateLimiter.size).toBeLessThanOrEqual(30_001);
  expect(rateLimiter.take(address(39_999))).toBe(60);
});
