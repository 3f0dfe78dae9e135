import { expect, test } from 'vitest';
import { services } from '../../src/services.ts';
import { serviceMistakes } from './whole-services.ts';

const schemas = Object.keys(services);
const places = schemas.length;
const another = { slug: 'charpente', title: 'Charpente', category: 'Charpente' };

test('every service has its fields and its page, and those on the house a place of their own', () => {
  expect(serviceMistakes(services, schemas)).toEqual([]);
});

test('one more is refused with one line for each thing that it lacks', () => {
  const carpentry = { ...another, place: places + 1 };
  expect(serviceMistakes({ ...services, carpentry }, schemas)).toEqual([
    expect.stringMatching(
      /« Charpente » : ses champs manquent : ajoutez "carpentry" à .*services\.ts$/,
    ),
    'Service « Charpente » : sa page manque : src/pages/services/charpente.astro',
    expect.stringContaining(
      `sa place ${places + 1} sur la maison de l'accueil manque : ajoutez une règle ` +
        `.marker:nth-of-type(${places + 1}) à `,
    ),
  ]);
});

test('one more needs no place on the house', () => {
  const carpentry = { ...another, slug: 'toiture' };
  expect(serviceMistakes({ ...services, carpentry }, [...schemas, 'carpentry'])).toEqual([]);
});

test('no two hang at the same place, and none is left out', () => {
  const carpentry = { ...another, slug: 'toiture', place: 1 };
  expect(serviceMistakes({ ...services, carpentry }, [...schemas, 'carpentry'])).toEqual([
    expect.stringMatching(
      /vont de 1 à \d+, chacune une fois, dans src\/services\.ts ; il y a 1, 2/,
    ),
  ]);
});
