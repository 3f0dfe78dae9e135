import { describe, expect, it } from 'vitest';
import { germanTown, placesAbroad } from './abroad.ts';
import { searchKey } from './search.ts';

const named = (text: string) => placesAbroad(searchKey(text)).places;

/** Queries and the names in their answers. */
const swiss = {
  Bâle: ['bale', 'Basel'],
  'Bâle-Ville': ['bâle ville', 'Basel-Stadt'],
  'Bâle-Campagne': ['Bale Campagne', 'Basel-Landschaft', 'basel land'],
  Delémont: ['Delemont', 'Delsberg'],
  Porrentruy: ['porrentruy', 'Pruntrut'],
  Laufon: ['laufon', 'Laufen'],
  Bienne: ['bienne', 'Biel'],
  Soleure: ['soleure', 'Solothurn'],
  Genève: ['Geneve', 'Genf'],
  Berne: ['berne', 'Bern'],
  Zurich: ['zurich', 'Zürich'],
};
const german = {
  'Vieux-Brisach': ['Vieux Brisach', 'Breisach', 'Breisach am Rhein'],
  'Fribourg-en-Brisgau': ['Fribourg en Brisgau', 'Freiburg im Breisgau', 'Freiburg i. Br.', 'Freiburg i. B.', 'Freiburg-Breisgau'],
  Offenbourg: ['offenbourg', 'Offenburg'],
  'Waldshut-Tiengen': ['Waldshut-Tiengen', 'Waldshut'],
  Sarrebruck: ['sarrebruck', 'Saarbrücken'],
  'Villingen-Schwenningen': ['villingen schwenningen', 'Villingen'],
};
const sameInBothLanguages = {
  'en Suisse':
    'Riehen, Allschwil, Binningen, Muttenz, Birsfelden, Pratteln, Liestal, Reinach, Oberwil, Therwil, Moutier, Saignelégier, Boncourt, Olten, Aarau, La Chaux-de-Fonds, Le Locle, Yverdon-les-Bains, Lausanne',
  'en Allemagne':
    'Lörrach, Weil am Rhein, Müllheim, Bad Krozingen, Bad Bellingen, Schopfheim, Emmendingen, Lahr, Kehl, Achern, Bühl, Baden-Baden, Rastatt, Karlsruhe, Bad Säckingen, Titisee-Neustadt',
} as const;

describe.each([
  ['en Suisse', swiss],
  ['en Allemagne', german],
] as const)('%s', (country, names) => {
  it.each(Object.entries(names))('%s is known by what people call it', (name, typed) => {
    for (const text of typed) expect(named(text), text).toEqual([{ name, country }]);
  });

  it('the towns by the border are known', () => {
    for (const name of sameInBothLanguages[country].split(', ')) expect(named(name), name).toEqual([{ name, country }]);
  });
});

it.each([
  ['Rheinfelden', 'Rheinfelden', 'Rheinfelden'],
  ['Freiburg', 'Fribourg-en-Brisgau', 'Fribourg'],
  ['Neuenburg', 'Neuenbourg', 'Neuchâtel'],
])('%s is two towns', (text, german, swiss) => {
  expect(named(text)).toEqual([
    { name: german, country: 'en Allemagne' },
    { name: swiss, country: 'en Suisse' },
  ]);
});

it.each([
  ['Neuenbourg', 'Neuenbourg', 'en Allemagne'],
  ['Neuenburg am Rhein', 'Neuenbourg', 'en Allemagne'],
  ['Neuchatel', 'Neuchâtel', 'en Suisse'],
])('%s is one of them', (text, name, country) => {
  expect(named(text)).toEqual([{ name, country }]);
});

it('another name, or a part of one, is no place abroad', () => {
  for (const text of ['Rixheim', 'Bad', 'Basel-Stad', '']) expect(named(text), text).toEqual([]);
});

it('a French commune may bear any name of the place', () => {
  expect(placesAbroad(searchKey('Biel')).keys).toEqual(new Set(['biel', 'bienne']));
});

it('five digits may be those of a German town', () => {
  const towns = ['66111', '76131', '77652', '78048', '79098', '80331', '68159'].map(germanTown);
  expect(towns).toEqual(['Sarrebruck', 'Karlsruhe', 'Offenbourg', 'Villingen-Schwenningen', 'Fribourg-en-Brisgau', undefined, undefined]);
});
