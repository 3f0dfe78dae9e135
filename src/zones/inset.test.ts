import { expect, it } from 'vitest';
import { company } from '../../company.ts';
import { townTable } from '../../tests/support/towns.ts';
import { inset, isInInset, toInset } from './inset.ts';
import { frame, placeOnMap } from './projection.ts';

it('shows its part of the map six times as large, from its own corner on', () => {
  expect(toInset([-16, -19])).toEqual([inset.x, inset.y]);
  expect(toInset([-15, -17])).toEqual([inset.x + 6, inset.y + 12]);
});

it.each([
  [-16, 0, false],
  [-15.9, 0, true],
  [19, 0, true],
  [19.4, 0, false],
  [0, -19, false],
  [0, -18.9, true],
  [0, 5.9, true],
  [0, 6, false],
])('ends where its tile ends: %d, %d', (x, y, shown) => {
  expect(isInInset([x, y])).toBe(shown);
});

it('has the towns around the workshop, and no other', () => {
  const shown = townTable.filter(({ latitude, longitude }) => isInInset(placeOnMap(company.position, { latitude, longitude })));
  expect(shown.map(({ name }) => name).sort()).toEqual(['Kingersheim', 'Mulhouse', 'Rixheim', 'Wittenheim']);
});

it('hangs whole on the map', () => {
  expect(inset.x + inset.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(inset.y + inset.height).toBeLessThanOrEqual(frame.y + frame.height);
});
