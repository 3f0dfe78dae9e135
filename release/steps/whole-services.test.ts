import { expect, test } from 'vitest';
import { services } from '../../src/services.ts';
import { serviceMistakes } from './whole-services.ts';

const schemas = Object.keys(services);
const sixth = { slug: 'charpente', title: 'Charpente', category: 'Charpente', place: 6 };

test('every service has its fields, its page and its place on the house', () => {
  expect(serviceMistakes(services, schemas)).toEqual([]);
});

test('a sixth one is refused with one line for each thing that it lacks', () => {
  expect(serviceMistakes({ ...services, carpentry: sixth }, schemas)).toEqual([
    expect.stringMatching(
      /« Charpente » : ses champs manquent : ajoutez "carpentry" à .*services\.ts$/,
    ),
    'Service « Charpente » : sa page manque : src/pages/services/charpente.astro',
    expect.stringMatching(/pas de place sur la maison .* \.marker:nth-of-type\(6\) à .*\.css$/),
  ]);
});

test('no two hang at the same place, and none is left out', () => {
  const again = { ...sixth, slug: 'toiture', place: 1 };
  expect(serviceMistakes({ ...services, carpentry: again }, [...schemas, 'carpentry'])).toEqual([
    expect.stringContaining('celles de 1 à 6 dans src/services.ts'),
  ]);
});
