import { expect, test } from 'vitest';
import { regionPromises } from './region-promises.ts';

const find = regionPromises(
  {
    reach: 200,
    nearby: 50,
    arrivalPromised: 10,
    rings: [],
    groups: {
      near: { answer: 'rapid', names: ['Nivernais'], departments: ['58'] },
      far: { answer: 'planned', names: ['Sologne', 'Berry'], departments: ['18', '41'] },
    },
  },
  {
    promises: {
      rapid: { label: 'Vite sur place' },
      planned: { label: 'À date fixe' },
      onDemand: { label: 'Sur demande' },
    },
    regions: { places: { sologne: { title: 'Sologne et Berry' }, beauce: { title: 'Beauce' } } },
  },
);

/** What is wrong with a text, a line for each region. */
const told = (value: unknown, isZonePage = true) =>
  find(value, isZonePage).map(
    ({ path, said, region, right }) => `${path.join('.')}: ${said}, ${region}: ${right}`,
  );

test.each([
  ['Nos toits en Sologne sur demande.', 'sur demande', 'Sologne'],
  ['Nos toits en Sologne, Blois et Vierzon compris, sur demande.', 'sur demande', 'Sologne'],
  ['La Sologne et les autres départements : sur demande.', 'sur demande', 'Sologne'],
  ["Tout le Berry, sur simple demande. L'atelier est à Nevers.", 'sur simple demande', 'Berry'],
  ['Les autres aussi. Sur demande, nous venons en Sologne.', 'Sur demande', 'Sologne'],
  ['Nous venons à la demande en Sologne.', 'à la demande', 'Sologne'],
  ['En Sologne, nous vous dirons si nous pouvons venir.', 'nous vous dirons si', 'Sologne'],
  ['La Sologne : vite sur place.', 'vite sur place', 'Sologne'],
  ['Notre zone prioritaire : la Sologne.', 'zone prioritaire', 'Sologne'],
  ['La Sologne sur rendez-vous, et le Berry sur demande.', 'sur demande', 'Berry'],
  ['Le Nivernais en priorité, la Sologne, et le Berry sur demande.', 'sur demande', 'Berry'],
])('%s is wrong', (text, said, region) => {
  expect(told({ lead: text })).toEqual([`lead: ${said}, ${region}: À date fixe`]);
});

test.each([
  'Le Nivernais en priorité, Sologne et Berry à date fixe, Beauce sur demande.',
  'La Sologne et le Berry sur rendez-vous, le reste sur demande.',
  "La Sologne d'abord, puis la Touraine sur demande.",
  'En Sologne, la tuile est plate. Nous venons sur demande.',
  'Le Haut-Berry sur demande.',
])('%s is right', (text) => {
  expect(told({ lead: text })).toEqual([]);
});

test('outside the zone page only the names of promises count', () => {
  expect(told({ text: 'Le musée de la Sologne se visite à la demande.' }, false)).toEqual([]);
  expect(told({ text: 'La Sologne : sur demande.' }, false)).toHaveLength(1);
});

test('regions that share a promise are told one by one', () => {
  expect(told({ lead: 'La Sologne et le Berry en priorité.' }).sort()).toEqual([
    'lead: en priorité, Berry: À date fixe',
    'lead: en priorité, Sologne: À date fixe',
  ]);
});

test('a promise below the name of a region is one of that region', () => {
  expect(told({ title: 'Sologne', text: 'Nous y venons sur demande. Écrivez-nous.' })).toEqual([
    'text: sur demande, Sologne: À date fixe',
  ]);
});

test('the legend names no region under a promise that is not its own', () => {
  const legend = (covers: string) => ({ promises: { onDemand: { covers } } });
  expect(told(legend('Beauce et le reste'))).toEqual([]);
  expect(told(legend('Beauce, Sologne et le reste'))).toEqual([
    'promises.onDemand.covers: Sur demande, Sologne: À date fixe',
  ]);
});

test('a region that is in no zone is promised nothing else', () => {
  expect(told({ lead: 'De Nevers à la Beauce, sur rendez-vous.' })).toEqual([
    'lead: sur rendez-vous, Beauce: Sur demande',
  ]);
});
