import { expect, it } from 'vitest';
import { aTown, deTown } from './elision.ts';

it.each([
  ['Colmar', 'de Colmar'],
  ['Illkirch-Graffenstaden', 'd’Illkirch-Graffenstaden'],
  ['Oye-et-Pallet', 'd’Oye-et-Pallet'],
  ['Héricourt', 'd’Héricourt'],
  ['Haguenau', 'de Haguenau'],
  ['Yutz', 'de Yutz'],
  ['Yvoire', 'd’Yvoire'],
  ['Le Locle', 'du Locle'],
  ['Les Rousses', 'des Rousses'],
  ['La Bresse', 'de La Bresse'],
])('%s: %s', (name, expected) => {
  expect(deTown(name)).toBe(expected);
});

it.each([
  ['Colmar', 'à Colmar'],
  ['Le Locle', 'au Locle'],
  ['Les Rousses', 'aux Rousses'],
  ['La Bresse', 'à La Bresse'],
  ['Villers Le Sec et Les Granges', 'à Villers Le Sec et Les Granges'],
])('%s: %s', (name, expected) => {
  expect(aTown(name)).toBe(expected);
});
