import { describe, expect, test } from 'vitest';
import { readCommunes } from '../../src/lib/geo/communes.ts';
import { distance } from '../../src/lib/geo/distance.ts';
import { searchKey } from '../../src/lib/geo/search-key.ts';
import { lookUp } from '../../src/zones/answer.ts';
import { zoneOf } from '../../src/zones/zone-rules.ts';
import { lookUpData, testSite } from '../support/site.ts';
import { townTable } from '../support/towns.ts';
import { allTexts, textsUnder } from './texts.ts';

const { company } = testSite();

/** What a visitor reads on a town's page and nowhere else. */
const ownText = (id: string) =>
  textsUnder(`towns/${id}.yaml`, ['tagline', 'lead', 'around', 'craft', 'problems', 'focus'])
    .map(({ text }) => text)
    .join(' . ');

/** Share of the smaller set of five-word sequences that the other has too. */
function shared(...sets: [Set<string>, Set<string>]): number {
  const [fewer = new Set<string>(), more = new Set<string>()] = sets.sort(
    (a, b) => a.size - b.size,
  );
  return [...fewer].filter((sequence) => more.has(sequence)).length / fewer.size;
}

function sequences(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

describe('two town pages share at most a third of their five-word sequences', () => {
  const sets = new Map<string, Set<string>>(
    townTable.map(({ id }) => [id, sequences(ownText(id))]),
  );
  const setOf = (id: string) => sets.get(id) ?? new Set<string>();

  test.each(townTable)('$id', ({ id }) => {
    const alike = townTable
      .filter((other) => other.id !== id && shared(setOf(id), setOf(other.id)) > 1 / 3)
      .map((other) => other.id);
    expect(alike).toEqual([]);
  });

  test('a page copied with only its name changed is noticed', () => {
    expect(
      shared(setOf('colmar'), sequences(ownText('colmar').replaceAll('Colmar', 'Sélestat'))),
    ).toBeGreaterThan(1 / 3);
  });
});

test('wherever a town stands with its distance in brackets, it is the real one', () => {
  const wrong = allTexts().flatMap(({ file, text }) =>
    townTable.flatMap(({ name, ...position }) =>
      [...text.matchAll(new RegExp(`${name} \\((\\d+) km`, 'g'))]
        .filter(
          ([, kilometres]) =>
            Number(kilometres) !== Math.round(distance(company.position, position)),
        )
        .map(([found]) => `${file}: ${found}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('most towns leave the rules around a monument to the answer that all of them link to', () => {
  const naming = townTable.filter(({ id }) => ownText(id).includes('Bâtiments de France'));
  expect(naming.length).toBeLessThanOrEqual(townTable.length / 2);
});

test('the communes under the map of a town are named as places where we work', () => {
  expect(textsUnder('shared/town-pages.yaml', ['map.also'])).toMatchObject([
    { text: expect.stringMatching(/nous intervenons/) },
  ]);
});

const { communesText, rules } = lookUpData();
const data = readCommunes(communesText);
const communesByKey = Map.groupBy(data.communes, ({ name }) => searchKey(name));

test('the zone page says of a region what the look-up says of its towns', () => {
  const { answer } = lookUp(data, company.position, [], rules);
  const promised = {
    rapid: /zone prioritaire/i,
    planned: /sur rendez-vous/i,
    onDemand: /sur demande/i,
  };
  const texts = textsUnder('pages/zone-intervention.yaml', ['regions.places']).filter(({ text }) =>
    / \d+ km/.test(text),
  );
  const told = texts.flatMap(({ field, text }) => {
    const zones = Object.entries(promised).flatMap(([zone, words]) =>
      words.test(text) ? [zone] : [],
    );
    expect(zones, `${field}: one promise`).toHaveLength(1);
    return [...text.matchAll(/(\p{Lu}[\p{L}-]+)(?: est)?(?: à)? \(?(\d+) km/gu)].map(
      ([, name = '', kilometres]) => ({ name, zone: zones[0], kilometres: Number(kilometres) }),
    );
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { name, zone, kilometres } of told)
    expect(answer(name), name).toMatchObject({ zone, kilometres: [kilometres, kilometres] });
});

test.each(townTable)(
  '$id serves communes that get the same answer',
  ({ id, name, ...position }) => {
    const zoneAt = (wanted: string) => {
      const [commune] =
        communesByKey
          .get(searchKey(wanted))
          ?.toSorted((a, b) => distance(position, a.position) - distance(position, b.position)) ??
        [];
      return commune
        ? zoneOf(rules, commune.department, distance(company.position, commune.position))
        : expect.fail(`${wanted} is no commune`);
    };
    for (const { text } of textsUnder(`towns/${id}.yaml`, ['around.communes']))
      expect(zoneAt(text), text).toBe(zoneAt(name));
  },
);
