import { expect, test } from 'vitest';
import { bearing, distance } from './distance.ts';

const [south, north] = [
  { latitude: 47, longitude: 7 },
  { latitude: 48, longitude: 7 },
];

test('a degree of latitude is 111.2 km, and the way back is as long', () => {
  expect(distance(south, north)).toBeCloseTo(111.2, 1);
  expect(distance(north, south)).toBe(distance(south, north));
  expect(distance(south, south)).toBe(0);
});

test('directions turn clockwise from the north', () => {
  expect(bearing(south, north)).toBeCloseTo(0);
  expect(bearing(north, south)).toBeCloseTo(Math.PI);
  expect(bearing(south, { latitude: 47, longitude: 7.01 })).toBeCloseTo(Math.PI / 2, 3);
  expect(bearing(south, { latitude: 47, longitude: 6.99 })).toBeCloseTo(-Math.PI / 2, 3);
});
