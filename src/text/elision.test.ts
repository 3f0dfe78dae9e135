import { expect, it } from 'vitest';
import { deTown } from './elision.ts';

it.each([
  ['Colmar', 'de Colmar'],
  ['Illkirch-Graffenstaden', 'd’Illkirch-Graffenstaden'],
  ['Épinal', 'd’Épinal'],
  ['Œuilly', 'd’Œuilly'],
  ['Oye-et-Pallet', 'd’Oye-et-Pallet'],
  ['Héricourt', 'd’Héricourt'],
  ['Haguenau', 'de Haguenau'],
  ['Huningue', 'de Huningue'],
  ['Habsheim', 'de Habsheim'],
  ['Yutz', 'de Yutz'],
  ['Yvoire', 'd’Yvoire'],
  ['Le Locle', 'du Locle'],
  ['Les Rousses', 'des Rousses'],
  ['La Bresse', 'de La Bresse'],
  ['L’Isle-sur-le-Doubs', 'de L’Isle-sur-le-Doubs'],
])('%s: %s', (name, expected) => {
  expect(deTown(name)).toBe(expected);
});
