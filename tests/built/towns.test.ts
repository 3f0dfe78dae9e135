import { expect, test } from 'vitest';
import { company } from '../support/site.ts';
import { priorityTowns, townTable } from '../support/towns.ts';
import { documentOf } from './markup.ts';

test.each(townTable)('$name: its zone, and its neighbours from the nearest to the furthest', ({ id, name }) => {
  const page = documentOf(`/${id}`);
  const zone = [...page.querySelectorAll('main dl > div')].find(({ textContent }) => textContent?.includes('Notre zone'));
  expect(zone?.textContent).toContain(priorityTowns.includes(name) ? 'Intervention rapide' : 'Intervention planifiée');
  const distances = [...page.querySelectorAll('.neighbours li .quiet')].map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  expect(distances.length).toBeGreaterThanOrEqual(2);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('in its own town the workshop has an address, and no distance', () => {
  const facts = documentOf('/rixheim').querySelector('main dl')?.textContent;
  expect(facts?.replaceAll('\u00A0', ' ')).toContain(company.address.street);
  expect(facts).not.toMatch(/\b0\s?km/);
});

test('the zone page shows every town as a tile with its picture and its distance', () => {
  const tiles = [...documentOf('/zone-intervention').querySelectorAll('.town-lists li')];
  expect(tiles).toHaveLength(townTable.length);
  for (const tile of tiles) {
    const { id, km = 0 } = townTable.find(({ id }) => tile.querySelector('a')?.getAttribute('href') === `/${id}`) ?? {};
    expect(tile.querySelector('img'), id).toBeTruthy();
    if (km > 0) expect(tile.textContent, id).toContain(`${km}\u00A0km`);
  }
});
