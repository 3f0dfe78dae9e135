import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { companyFacts } from './facts.ts';

const { company, zones } = testSite();
const factsOf = (changes: Partial<typeof company> = {}, year = 2026) =>
  companyFacts({ ...company, ...changes }, zones, new Date(year, 5));

test('content may name every fact, and a fact without a value has none', () => {
  expect(
    factsOf({ legal: { shareCapital: '10 000 euros', priceList: {} }, figures: { rating: 4.9 } }),
  ).toMatchObject({
    ...{
      name: company.name,
      phone: company.phone.display,
      foundedIn: String(company.foundedIn),
      radius: '200',
      rapidRadius: '50',
    },
    ...{
      shareCapital: '10 000 euros',
      siren: null,
      court: null,
      'de court': null,
      rating: '4,9',
      projects: null,
    },
  });
});

test.each([
  ['Rixheim', 'de Rixheim', 'à Rixheim', 'À Rixheim'],
  ['Ensisheim', 'd’Ensisheim', 'à Ensisheim', 'À Ensisheim'],
  ['Le Locle', 'du Locle', 'au Locle', 'Au Locle'],
  ['Les Rousses', 'des Rousses', 'aux Rousses', 'Aux Rousses'],
])('%s agrees as French wants it', (city, of, at, atTheStart) => {
  const facts = factsOf({ address: { ...company.address, city } });
  expect([facts.city, facts['de city'], facts['à city'], facts['À city']]).toEqual([
    city,
    of,
    at,
    atTheStart,
  ]);
});

test.each([
  [2004, 2026, '20'],
  [2004, 2029, '25'],
  [1998, 2026, '25'],
  [2021, 2026, '5'],
  [2023, 2026, '3'],
  [2026, 2026, null],
])('founded in %i, the years in %i are %s, never too many', (foundedIn, year, expected) => {
  expect(factsOf({ foundedIn }, year).yearsSince).toBe(expected);
});
