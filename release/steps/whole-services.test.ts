import { expect, test } from 'vitest';
import { services } from '../../src/services.ts';
import { serviceMistakes } from './whole-services.ts';

const schemas = Object.keys(services);
const sixth = { slug: 'charpente', title: 'Charpente', category: 'Charpente', place: 'beam' };

test('every service has its fields, its page and its place on the house', () => {
  expect(serviceMistakes(services, schemas)).toEqual([]);
});

test('a sixth one is refused with one line for each thing that it lacks', () => {
  expect(serviceMistakes({ ...services, carpentry: sixth }, schemas)).toEqual([
    expect.stringMatching(
      /« Charpente » : ses champs manquent : ajoutez "carpentry" à .*service\.ts$/,
    ),
    'Service « Charpente » : sa page manque : src/pages/services/charpente.astro',
    expect.stringMatching(/pas de place sur la maison .* une règle \.nail--beam dans .*\.css$/),
  ]);
});

test('no two hang at the same place', () => {
  const again = { ...sixth, slug: 'toiture', place: 'ridge' };
  expect(serviceMistakes({ ...services, carpentry: again }, [...schemas, 'carpentry'])).toEqual([
    expect.stringContaining('"ridge", est celle de « Toiture »'),
  ]);
});
