import { expect, test } from 'vitest';
import { Flood } from './flood.ts';

test('an address may send so many messages a minute, and is told when to come back', () => {
  let now = 1000;
  const flood = new Flood(2, () => now);
  expect([flood.take('10.0.0.1'), flood.take('10.0.0.1'), flood.take('10.0.0.1')]).toEqual([0, 0, 60]);
  expect(flood.take('10.0.0.2')).toBe(0);
  now += 59_500;
  expect(flood.take('10.0.0.1')).toBe(1);
  now += 500;
  expect(flood.take('10.0.0.1')).toBe(0);
});

test('one subscriber is one address, in whichever way it is written', () => {
  const flood = new Flood(1, () => 0);
  expect(flood.take('2001:db8:0:1::7')).toBe(0);
  expect(flood.take('2001:db8:0:1:ffff::1')).toBe(60);
  expect(flood.take('2001:db8:0:2::7')).toBe(0);
  expect(flood.take('::1')).toBe(0);
  expect(flood.take('10.0.0.1')).toBe(0);
  expect(flood.take('::ffff:10.0.0.1')).toBe(60);
});

test('many addresses together have a bound too, and what is turned down does not count', () => {
  const flood = new Flood(1, () => 0);
  for (let last = 0; last < 20; last += 1) expect(flood.take(`10.0.0.${last}`)).toBe(0);
  expect(flood.take('10.0.1.1')).toBe(60);
});
