import { expect, test } from 'vitest';
import { fillInTown } from './fill-in-town.ts';

const hericourt = { name: 'Héricourt', position: { latitude: 47.5731, longitude: 6.7614 } };

test.each([
  ['{distance} de l’atelier', '52\u00A0km de l’atelier'],
  ['autour {de town}, {à town} et depuis {city}', 'autour d’Héricourt, à Héricourt et depuis Rixheim'],
  ['couvreurs {de city}, {à city}', 'couvreurs de Rixheim, à Rixheim'],
  ['rien à remplir', 'rien à remplir'],
])('%s', (text, filled) => {
  expect(fillInTown(text, hericourt)).toBe(filled);
});

test('an unknown name is a mistake that names the known ones', () => {
  expect(() => fillInTown('à {km}', hericourt)).toThrow(/^\{km\} is nothing .*: town, de town, à town, city, .*distance$/);
});
