import { expect, test } from 'vitest';
import { company } from '../../company.ts';
import { townTable } from '../../tests/support/towns.ts';
import { distance, distanceLabel } from './distance.ts';

test.each(townTable)('$name is $km km from Rixheim', ({ latitude, longitude, km }) => {
  expect(Math.abs(distance(company.position, { latitude, longitude }) - km)).toBeLessThanOrEqual(1);
});

test('a degree of latitude is 111.2 km, and the way back is as long', () => {
  const [south, north] = [
    { latitude: 47, longitude: 7 },
    { latitude: 48, longitude: 7 },
  ];
  expect(distance(south, north)).toBeCloseTo(111.2, 1);
  expect(distance(north, south)).toBe(distance(south, north));
  expect(distance(south, south)).toBe(0);
});

test('the label gives whole kilometres and says how they are measured', () => {
  expect(distanceLabel(company.position, { latitude: 48.0808, longitude: 7.3558 })).toBe('37 km à vol d’oiseau');
});
