import { expect, test } from 'vitest';
import { Shares } from './shares.ts';

test('an address holds its share and no more, until it gives something back', () => {
  const shares = new Shares(2);
  const first = shares.take('10.0.0.1');
  const second = shares.take('::ffff:10.0.0.1');
  expect(shares.take('10.0.0.1')).toBeUndefined();
  expect(shares.take('10.0.0.2')).toBeDefined();
  first?.();
  expect(shares.take('10.0.0.1')).toBeDefined();
  second?.();
});

test('what is given back is as much as was taken', () => {
  const shares = new Shares(3);
  const [first] = [1, 2, 3].map(() => shares.take('10.0.0.1'));
  first?.();
  expect([shares.take('10.0.0.1'), shares.take('10.0.0.1')]).toEqual([expect.any(Function), undefined]);
});

test('a wide network holds some times the share of one address', () => {
  const shares = new Shares(2);
  const held = (addresses: string[]) => addresses.filter((address) => shares.take(address)).length;
  const inOne56 = Array.from({ length: 10 }, (_, index) => `2001:db8:0:${index.toString(16)}::1`);
  expect(held(inOne56)).toBe(4);
  const inOne48 = Array.from({ length: 10 }, (_, index) => `2001:db8:0:${index.toString(16)}00::1`);
  expect(held(inOne48)).toBe(4);
  expect(held(['2001:db8:1::1'])).toBe(1);
});

test('nothing is remembered of who holds nothing', () => {
  const shares = new Shares(1);
  for (let last = 0; last < 100; last += 1) shares.take(`2001:db8::${last}`)?.();
  expect(shares.size).toBe(0);
});
