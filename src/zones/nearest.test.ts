import { expect, test } from 'vitest';
import { communeFinder, nearestTo } from './nearest.ts';

const commune = (name: string, department: string, latitude: number) => ({
  ...{
    name,
    department,
    postcodes: [`${department}000`],
    position: { latitude, longitude: 7 },
    hasNamesakes: false,
  },
});
const [south, middle, north] = [
  commune('Villers-le-Lac', '25', 46),
  commune('Lure', '70', 47),
  commune('Villers-le-Lac', '88', 49),
];

test('the nearest of some communes is found, wherever it stands among them', () => {
  for (const among of [
    [south, middle, north],
    [north, south, middle],
    [middle, north, south],
  ]) {
    expect(nearestTo({ latitude: 46.9, longitude: 7 }, among)).toBe(middle);
    expect(nearestTo({ latitude: 48.5, longitude: 7 }, among)).toBe(north);
  }
  expect(nearestTo(south.position, [])).toBeUndefined();
});

test('a commune is found as an owner writes it, of namesakes the nearest', () => {
  const find = communeFinder([south, middle, north]);
  expect(find('villers le lac', { latitude: 47.6, longitude: 7 })).toBe(north);
  expect(find('VILLERS-LE-LAC', { latitude: 47.4, longitude: 7 })).toBe(south);
  expect(find('Mulhouse', south.position)).toBeUndefined();
});
