import { expect, test } from 'vitest';
import { fillIn, mapTexts, namesIn, placeholdersByPage, unknownName } from './fill-in.ts';

const facts = { name: 'Toitures Meyer', 'de city': 'de Saverne', siren: null };

test('a fact takes the owner’s value, as often as it is named', () => {
  expect(fillIn('{name}, couvreurs {de city}. {name} !', facts)).toBe(
    'Toitures Meyer, couvreurs de Saverne. Toitures Meyer !',
  );
});

test('a text without facts stays as it is, and so does what has no value', () => {
  expect(fillIn('Rien à remplir.', facts)).toBe('Rien à remplir.');
  expect(namesIn(fillIn('SIREN : {siren}, au nom de {name}', facts))).toEqual(['siren']);
});

test.each(['{telephone}', '{}', '{ name }', '{toString}'])(
  '%s is no fact, and the line says which ones are',
  (wrong) => {
    expect(unknownName(`Appelez {name} au ${wrong}`, facts)).toBe(
      `${wrong} n'existe pas ; choisissez parmi : name, de city, siren`,
    );
    expect(fillIn(wrong, facts)).toBe(wrong);
  },
);

test('every text of a value is changed, and nothing else', () => {
  const town = { name: 'lure', order: 17, area: undefined, around: { roofs: ['tuile', 'zinc'] } };
  expect(mapTexts(town, (text) => text.toUpperCase())).toEqual({
    name: 'LURE',
    order: 17,
    area: undefined,
    around: { roofs: ['TUILE', 'ZINC'] },
  });
});

test('late names stand in texts as words, so that their lengths are true', () => {
  for (const names of Object.values(placeholdersByPage))
    for (const [name, words] of Object.entries(names)) expect(words, name).toMatch(/^[\p{L}\d]/u);
});
