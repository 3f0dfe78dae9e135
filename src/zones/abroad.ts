import type { Country } from './communes.ts';
import { searchKey } from './search.ts';

export interface PlaceAbroad {
  name: string;
  country: Country;
}

/** Places near the border: first the name in the answer, then its other names and short forms. */
const places: Record<Country, string[][]> = {
  'en Suisse': [
    ['Bâle', 'Basel'],
    ['Bâle-Ville', 'Basel-Stadt'],
    ['Bâle-Campagne', 'Basel-Landschaft', 'Basel-Land'],
    ...[
      ['Riehen'],
      ['Allschwil'],
      ['Binningen'],
      ['Muttenz'],
      ['Birsfelden'],
      ['Pratteln'],
      ['Liestal'],
      ['Reinach'],
      ['Oberwil'],
      ['Therwil'],
    ],
    ['Delémont', 'Delsberg'],
    ['Porrentruy', 'Pruntrut'],
    ['Laufon', 'Laufen'],
    ...[['Moutier'], ['Saignelégier'], ['Boncourt'], ['Olten'], ['Aarau'], ['Rheinfelden']],
    ['Bienne', 'Biel'],
    ['Soleure', 'Solothurn'],
    ...[
      ['La Chaux-de-Fonds'],
      ['Le Locle'],
      ['Neuchâtel', 'Neuenburg'],
      ['Yverdon-les-Bains'],
      ['Lausanne'],
      ['Genève', 'Genf'],
    ],
    ['Berne', 'Bern'],
    ['Fribourg', 'Freiburg'],
    ['Zurich', 'Zürich'],
  ],
  'en Allemagne': [
    ...[
      ['Lörrach'],
      ['Weil am Rhein'],
      ['Müllheim'],
      ['Bad Krozingen'],
      ['Bad Bellingen'],
      ['Schopfheim'],
      ['Emmendingen'],
      ['Lahr'],
      ['Kehl'],
    ],
    ['Neuenbourg', 'Neuenburg', 'Neuenburg am Rhein'],
    ['Vieux-Brisach', 'Breisach', 'Breisach am Rhein'],
    [
      'Fribourg-en-Brisgau',
      'Fribourg',
      'Freiburg',
      'Freiburg im Breisgau',
      'Freiburg i. Br.',
      'Freiburg i. B.',
      'Freiburg Breisgau',
    ],
    ['Offenbourg', 'Offenburg'],
    ...[
      ['Achern'],
      ['Bühl'],
      ['Baden-Baden'],
      ['Rastatt'],
      ['Karlsruhe'],
      ['Bad Säckingen'],
      ['Waldshut-Tiengen', 'Waldshut'],
    ],
    ['Rheinfelden'],
    ['Sarrebruck', 'Saarbrücken'],
    ...[['Titisee-Neustadt'], ['Villingen-Schwenningen', 'Villingen']],
  ],
};

const known = (['en Allemagne', 'en Suisse'] as const).flatMap((country) =>
  places[country].map((names) => ({ name: names[0] ?? '', country, keys: names.map(searchKey) })),
);

/** Places abroad with exactly this name, and the keys of all their names: French communes may have one of them. */
export function placesAbroad(key: string): { places: PlaceAbroad[]; keys: Set<string> } {
  const found = known.filter(({ keys }) => keys.includes(key));
  return {
    places: found.map(({ name, country }) => ({ name, country })),
    keys: new Set(found.flatMap(({ keys }) => keys)),
  };
}

/** German postcode areas near the border by their first digits; French postcodes far away share them. */
const germanTowns: Record<string, string> = {
  66: 'Sarrebruck',
  76: 'Karlsruhe',
  77: 'Offenbourg',
  78: 'Villingen-Schwenningen',
  79: 'Fribourg-en-Brisgau',
};

/** The German town whose area a five-digit postcode may also mean. */
export const germanTown = (postcode: string) => germanTowns[postcode.slice(0, 2)];
