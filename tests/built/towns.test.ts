import { expect, test } from 'vitest';
import { distance } from '../../src/zones/distance.ts';
import { testSite } from '../support/site.ts';
import { francheComteTowns, priorityTowns, townTable } from '../support/towns.ts';
import { documentOf } from './markup.ts';

const { company } = testSite();

test.each(townTable)(
  '$name: its zone, and the three towns nearest to it, the nearest first',
  (town) => {
    const { id, name } = town;
    const page = documentOf(`/${id}`);
    const zone = [...page.querySelectorAll('main dl > div')].find(({ textContent }) =>
      textContent?.includes('Notre zone'),
    );
    expect(zone?.textContent).toContain(
      priorityTowns.includes(name) ? 'Intervention rapide' : 'Intervention planifiée',
    );
    const others = townTable
      .filter((other) => other.id !== id)
      .toSorted((one, other) => distance(town, one) - distance(town, other));
    const names = [...page.querySelectorAll('.neighbours li:has(.quiet) a')].map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(others.slice(0, 3).map((other) => other.name));
  },
);

test('in its own town the workshop has an address, and no distance', () => {
  const facts = documentOf('/rixheim').querySelector('main dl')?.textContent;
  expect(facts?.replaceAll('\u00A0', ' ')).toContain(company.address.street);
  expect(facts).not.toMatch(/\b0\s?km/);
});

test('the zone page lists every town by name and distance, from the nearest to the furthest, with no picture of elsewhere', () => {
  const page = documentOf('/zone-intervention');
  expect(page.querySelector('.town-lists img')).toBeNull();
  const lists = [...page.querySelectorAll('.town-lists ul')].map((list) =>
    [...list.querySelectorAll('a')].map((link) => link.textContent),
  );
  const rows = (names: string[]) =>
    townTable
      .filter(({ name }) => names.includes(name))
      .toSorted((a, b) => a.km - b.km)
      .map(({ name, km }) => (km > 0 ? `${name} ${km}\u00A0km` : `${name} L’atelier`));
  expect(lists).toEqual(expect.arrayContaining([rows(priorityTowns), rows(francheComteTowns)]));
});

test.each(townTable)(
  '$name: the form comes before half of what there is to read of the town',
  ({ id }) => {
    const sections = [...documentOf(`/${id}`).querySelectorAll('main > section')].map(
      (section) => section.id || section.querySelector('h2')?.id || 'local',
    );
    expect(sections).toEqual(['local', 'local', 'local', 'rappel', 'local', 'local', 'services']);
  },
);
