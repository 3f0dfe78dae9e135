import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RateLimiter } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

test('an address has a limit a minute and one a day, and is then forgotten', () => {
  const rateLimiter = new RateLimiter(2);
  const take = (count: number, address = '10.0.0.1') =>
    Array.from({ length: count }, () => rateLimiter.take(address));
  expect(take(3)).toEqual([0, 0, 60]);
  expect(take(1, '10.0.0.2')).toEqual([0]);
  for (let passed = 1; passed < 5; passed += 1) {
    vi.advanceTimersByTime(minute);
    expect(take(2)).toEqual([0, 0]);
  }
  vi.advanceTimersByTime(minute);
  expect(take(1)).toEqual([86_400]);
  expect(take(1, '10.0.0.2')).toEqual([0]);
  vi.advanceTimersByTime(1435 * minute);
  expect(vi.getTimerCount()).toBe(0);
  expect(take(3)).toEqual([0, 0, 60]);
});

test.each([
  ['2001:db8:0:1::7', '2001:db8::7', true],
  ['2001:db8:0:1::7', '2001:db8:0:ff::7', true],
  ['2001:db8:0:1::7', '2001:db8:0:100::7', false],
  ['2001:db8:0:1::7', '2001:db8:1:1::7', false],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1', true],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['::1', '10.0.0.1', false],
  ['unknown', 'unknown', true],
])('%s and %s are one subscriber: %s', (one, other, isSame) => {
  const rateLimiter = new RateLimiter(1);
  expect([rateLimiter.take(one), rateLimiter.take(other)]).toEqual([0, isSame ? 60 : 0]);
});

test('a flood of addresses does not fill the memory, and the latest are remembered', () => {
  const rateLimiter = new RateLimiter(1);
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index < 40_000; index += 1) rateLimiter.take(address(index));
  expect([rateLimiter.take(address(39_999)), rateLimiter.take(address(0))]).toEqual([60, 0]);
});
