import { expect, test } from 'vitest';
import { company } from '../../company.ts';
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
