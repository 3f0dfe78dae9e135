import { expect, test } from 'vitest';
import { testSite } from '../../../tests/support/site.ts';
import { contentFacts } from './facts.ts';

const site = testSite();
const { company, zones } = site;
const factsOf = (changes: Partial<typeof company> = {}) =>
  contentFacts(site, { ...company, ...changes }, zones);

test('content may name every fact, and a fact without a value has none', () => {
  const legal = { shareCapital: '10 000 euros', priceList: {} };
  const habits = { deposit: '30 % du devis' };
  expect(factsOf({ legal, habits, figures: { rating: 4.9 } })).toMatchObject({
    name: company.name,
    phone: company.phone.display,
    foundedIn: String(company.foundedIn),
    radius: '200',
    shareCapital: '10 000 euros',
    legalForm: null,
    deposit: '30 % du devis',
    subcontracting: null,
    'de court': null,
    rating: '4,9',
    projects: null,
    hours: expect.stringMatching(/^Du lundi au /),
  });
});

test('a name agrees as French wants it', () => {
  const facts = factsOf({ address: { ...company.address, city: 'Les Rousses' } });
  expect([facts.city, facts['de city'], facts['à city']]).toEqual([
    'Les Rousses',
    'des Rousses',
    'aux Rousses',
  ]);
});
