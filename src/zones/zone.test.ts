import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCommunes } from './communes.ts';
import { regions, rings, zoneOf } from './zone.ts';

const { departments } = readCommunes(readFileSync('src/zones/communes.txt', 'utf8'));
const named: Record<string, string> = { 67: 'rapid', 68: 'rapid', 25: 'planned', 39: 'planned', 70: 'planned', 90: 'planned' };

it.each(departments)('$name: its region decides, whatever the distance', ({ code }) => {
  for (const kilometres of [0, 50, 50.1, 150, 150.1, 200]) expect(zoneOf(code, kilometres)).toBe(named[code] ?? 'onDemand');
});

it.each(departments)('$name: beyond 200 km we do not come', ({ code }) => {
  expect(zoneOf(code, 200.1)).toBe('outside');
});

it('the map measures 200, 150 and 50 km (specification, section 9)', () => {
  expect(rings).toEqual([200, 150, 50]);
});

it('two zones go by the names of regions', () => {
  expect(regions).toEqual({
    alsace: { zone: 'rapid', names: ['Alsace'], departments: ['67', '68'] },
    'franche-comte': { zone: 'planned', names: ['Franche-Comté', 'Jura'], departments: ['25', '39', '70', '90'] },
  });
});
