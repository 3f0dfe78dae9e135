import { expect, it } from 'vitest';
import { aTown, deTown } from './elision.ts';

it.each([
  ['Colmar', 'de Colmar'],
  ['Illkirch-Graffenstaden', 'd’Illkirch-Graffenstaden'],
  ['Épinal', 'd’Épinal'],
  ['Œuilly', 'd’Œuilly'],
  ['Oye-et-Pallet', 'd’Oye-et-Pallet'],
  ['Héricourt', 'd’Héricourt'],
  ['Hérimoncourt', 'd’Hérimoncourt'],
  ['Hyèvre-Magny', 'd’Hyèvre-Magny'],
  ['Hyèvre-Paroisse', 'd’Hyèvre-Paroisse'],
  ['Haguenau', 'de Haguenau'],
  ['Huningue', 'de Huningue'],
  ['Habsheim', 'de Habsheim'],
  ['Yutz', 'de Yutz'],
  ['Yvoire', 'd’Yvoire'],
  ['Le Locle', 'du Locle'],
  ['Les Rousses', 'des Rousses'],
  ['La Bresse', 'de La Bresse'],
  ['Aillevillers et Les Granges', 'd’Aillevillers et Les Granges'],
  ['Villers Le Sec', 'de Villers Le Sec'],
  ['L’Isle-sur-le-Doubs', 'de L’Isle-sur-le-Doubs'],
])('%s: %s', (name, expected) => {
  expect(deTown(name)).toBe(expected);
});

it.each([
  ['Colmar', 'à Colmar'],
  ['Illkirch-Graffenstaden', 'à Illkirch-Graffenstaden'],
  ['Lure', 'à Lure'],
  ['Le Locle', 'au Locle'],
  ['Les Rousses', 'aux Rousses'],
  ['La Bresse', 'à La Bresse'],
  ['Villers Le Sec et Les Granges', 'à Villers Le Sec et Les Granges'],
])('%s: %s', (name, expected) => {
  expect(aTown(name)).toBe(expected);
});
