import { expect, it } from 'vitest';
import { zoneOf, zoneRules } from './zone.ts';

const rules = zoneRules({
  reach: 200,
  nearby: 50,
  groups: {
    near: { answer: 'rapid', names: [], departments: ['67', '68'] },
    far: { answer: 'planned', names: [], departments: ['25', '39', '70', '90'] },
  },
});

it.each([
  ['67', 'rapid'],
  ['68', 'rapid'],
  ['25', 'planned'],
  ['39', 'planned'],
  ['70', 'planned'],
  ['90', 'planned'],
  ['88', 'onDemand'],
  ['2A', 'onDemand'],
] as const)('%s: its region decides, whatever the distance, and beyond the reach we do not come', (code, zone) => {
  for (const kilometres of [0, 50, 50.1, 150, 150.1, 200]) expect(zoneOf(rules, code, kilometres)).toBe(zone);
  expect(zoneOf(rules, code, 200.1)).toBe('outside');
});

it('keeps how far we go, and are quickly there', () => {
  expect(rules).toMatchObject({ reach: 200, nearby: 50 });
  expect(zoneOf({ ...rules, reach: 120 }, '67', 121)).toBe('outside');
});
