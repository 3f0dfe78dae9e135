import { expect, it } from 'vitest';
import { germanTown, placesAbroad } from './abroad.ts';
import { searchKey } from './search.ts';

const named = (text: string) => placesAbroad(searchKey(text)).places;

it.each([
  ['bale', 'Bâle', 'en Suisse'],
  ['bâle ville', 'Bâle-Ville', 'en Suisse'],
  ['basel land', 'Bâle-Campagne', 'en Suisse'],
  ['Zürich', 'Zurich', 'en Suisse'],
  ['Le Locle', 'Le Locle', 'en Suisse'],
  ['Saarbrücken', 'Sarrebruck', 'en Allemagne'],
  ['Waldshut', 'Waldshut-Tiengen', 'en Allemagne'],
  ['Freiburg i. B.', 'Fribourg-en-Brisgau', 'en Allemagne'],
  ['Freiburg-Breisgau', 'Fribourg-en-Brisgau', 'en Allemagne'],
  ['Weil am Rhein', 'Weil am Rhein', 'en Allemagne'],
  ['Neuenbourg', 'Neuenbourg', 'en Allemagne'],
  ['Neuenburg am Rhein', 'Neuenbourg', 'en Allemagne'],
  ['Neuchatel', 'Neuchâtel', 'en Suisse'],
])('%s is known by what people call it', (text, name, country) => {
  expect(named(text)).toEqual([{ name, country }]);
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

it('another name, or a part of one, is no place abroad', () => {
  for (const text of ['Rixheim', 'Bad', 'Basel-Stad', '']) expect(named(text), text).toEqual([]);
});

it('a French commune may bear any name of the place', () => {
  expect(placesAbroad(searchKey('Biel')).keys).toEqual(new Set(['biel', 'bienne']));
});

it('five digits may be those of a German town', () => {
  const towns = ['66111', '76131', '77652', '78048', '79098', '80331', '68159'].map(germanTown);
  expect(towns).toEqual([
    'Sarrebruck',
    'Karlsruhe',
    'Offenbourg',
    'Villingen-Schwenningen',
    'Fribourg-en-Brisgau',
    undefined,
    undefined,
  ]);
});
