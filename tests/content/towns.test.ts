import { describe, expect, test } from 'vitest';
import { company } from '../../company.ts';
import { lookUp } from '../../src/zones/answer.ts';
import { readCommunes } from '../../src/zones/communes.ts';
import { distance, type Position } from '../../src/zones/distance.ts';
import { searchKey } from '../../src/zones/search.ts';
import { zoneOf } from '../../src/zones/zone.ts';
import { francheComteTowns, priorityTowns, townTable } from '../support/towns.ts';
import { communesText, rules } from '../support/zones.ts';
import { allTexts, contentFiles, readContent, textsUnder } from './texts.ts';

/** What a visitor reads on a town's page and nowhere else, by the name of its file. */
const ownTexts = new Map<string, string>(
  townTable.map(({ id }) => [
    id,
    textsUnder(`towns/${id}.yaml`, ['tagline', 'lead', 'around', 'craft', 'problems', 'focus'])
      .map(({ text }) => text)
      .join(' . '),
  ]),
);
const ownText = (id: string) => ownTexts.get(id) ?? '';
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

test('every town of the specification has its file, and no other town', () => {
  expect(contentFiles.filter((file) => file.startsWith('towns/'))).toEqual(townTable.map(({ id }) => `towns/${id}.yaml`).sort());
});

test.each(townTable)('$id stands where the table says, with its name, radius and area', ({ id, name, latitude, longitude, radius, area }) => {
  const town = readContent(`towns/${id}.yaml`);
  expect(town).toMatchObject({ name, radius, position: { latitude, longitude } });
  if (area === undefined) expect(town).not.toHaveProperty('area');
  else expect(town).toHaveProperty('area', expect.stringContaining(area));
});

test('the two zones list the towns that were decided, in their order', () => {
  expect(readContent('pages/zone-intervention.yaml')).toMatchObject({
    groups: { priority: { towns: priorityTowns }, 'franche-comte': { towns: francheComteTowns } },
  });
});

test.each(townTable)('$id has at least 400 words of its own', ({ id }) => {
  expect(wordsOf(ownText(id)).length).toBeGreaterThanOrEqual(400);
});

test('no two towns open with the same picture', () => {
  const pictures = townTable.flatMap(({ id }) => textsUnder(`towns/${id}.yaml`, ['picture.file'])).map(({ text }) => text);
  expect(pictures).toHaveLength(townTable.length);
  expect(pictures).toEqual([...new Set(pictures)]);
});

/** Share of the smaller set of five-word sequences that the other has too. */
function shared(...sets: [Set<string>, Set<string>]): number {
  const [fewer = new Set<string>(), more = new Set<string>()] = sets.sort((a, b) => a.size - b.size);
  return [...fewer].filter((sequence) => more.has(sequence)).length / fewer.size;
}

function sequences(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

describe('two town pages share at most a third of their five-word sequences', () => {
  const sets = new Map<string, Set<string>>(townTable.map(({ id }) => [id, sequences(ownText(id))]));
  const setOf = (id: string) => sets.get(id) ?? new Set<string>();

  test.each(townTable)('$id', ({ id }) => {
    const alike = townTable.filter((other) => other.id !== id && shared(setOf(id), setOf(other.id)) > 1 / 3).map((other) => other.id);
    expect(alike).toEqual([]);
  });

  test('a page copied with only its name changed is noticed', () => {
    expect(shared(setOf('colmar'), sequences(ownText('colmar').replaceAll('Colmar', 'Sélestat')))).toBeGreaterThan(1 / 3);
  });
});

/** Word sequences of a length that two texts both have. */
function inBoth(one: string, other: string, length: number): string[] {
  const [first, second] = [one, other].map((text) => {
    const words = wordsOf(text);
    return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
  });
  return [...(first ?? [])].filter((sequence) => second?.has(sequence));
}

/** How we write of towns: what gives a text away as made by the dozen is bounded here. */
describe('the manner of the town pages', () => {
  const said = (fields: string[]) => townTable.flatMap(({ id }) => textsUnder(`towns/${id}.yaml`, fields));
  const everything = said(['tagline', 'lead', 'around', 'craft', 'problems', 'focus']);
  const saying = (expression: RegExp, texts = everything) =>
    texts.flatMap(({ file, text }) => [...text.matchAll(expression)].map(([found]) => `${file}: ${found}`));
  const headings = said(['around.title', 'craft.title', 'problems.title', 'focus.title']);

  test('at most three leads list three things', () => {
    const threes = saying(/, (?!puis |nous \p{L}+ et )(?:[\p{L}'’-]+ ){1,7}et /gu, said(['lead']));
    expect(threes.length, threes.join('\n')).toBeLessThanOrEqual(3);
  });

  test('“avant de” is said at most twice, “aussi” ends one sentence at most', () => {
    expect(saying(/avant (?:de |d['’])/giu).length).toBeLessThanOrEqual(2);
    expect(saying(/, [^,.;:]{3,30} aussi\s*(?:[.!]|$)/giu).length).toBeLessThanOrEqual(1);
  });

  test('no heading is a slogan in the infinitive, and none stands on two pages', () => {
    expect(saying(/^(?!Entre|Votre|Notre)\p{Lu}\p{L}*(?:er|ir|re)(?= )/gu, headings)).toEqual([]);
    expect(headings.map(({ text }) => text).filter((text, index, all) => all.indexOf(text) !== index)).toEqual([]);
  });

  test('no heading is a list and what we do about it', () => {
    expect(saying(/ : (?:ce|où|les) .*/giu, headings)).toEqual([]);
  });

  test('a person says what is done about each problem, and one remedy in two begins with the thing', () => {
    const remedies = said(['problems.items']).filter(({ field }) => field.endsWith('.remedy'));
    expect(remedies.length).toBeGreaterThan(44);
    expect(remedies.filter(({ text }) => !/\bnous\b/i.test(text)).map(({ file, field }) => `${file}: ${field}`)).toEqual([]);
    expect(remedies.filter(({ text }) => text.startsWith('Nous ')).length).toBeLessThanOrEqual(remedies.length / 2);
  });

  test('what to know before a visit is of the place, not of how we plan our days', () => {
    expect(saying(/group|tournée|rassembl|se joint|hors urgence|date (?:dès|à) l['’]appel/giu, said(['around.visits']))).toEqual([]);
  });

  test('pages are told in at least four orders and four forms, none of them on more than ten', () => {
    const kinds = said(['focus.kind']).map(({ text }) => text);
    const orders = townTable.map(({ id }) =>
      textsUnder(`towns/${id}.yaml`, ['sequence'])
        .map(({ text }) => text)
        .join(),
    );
    for (const told of [kinds, orders]) {
      const often = [...Map.groupBy(told, (one) => one).values()].map(({ length }) => length);
      expect(often.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...often)).toBeLessThanOrEqual(10);
    }
  });

  test.each(townTable)('$id shares at most six sequences of six words with any other page', ({ id }) => {
    for (const other of townTable) {
      if (other.id === id) continue;
      const both = inBoth(ownText(id), ownText(other.id), 6);
      expect(both.length, `${other.id}: ${both.join(' | ')}`).toBeLessThanOrEqual(6);
    }
  });
});

/** Whole kilometres from the workshop, as the facts of a town's page show them. */
const shownDistance = (position: Position) => Math.round(distance(company.position, position));

/** How a town's page names what depends on where the workshop stands: typed out, it would be wrong once the workshop moves. */
test('town pages leave the distance from the workshop to {distance}', () => {
  const typed = townTable
    .filter(({ id }) => /vol d['’]oiseau|\d km de l['’]atelier|atelier (?:de|est à) Rixheim|autoroute|\bA3[56]\b/i.test(ownText(id)))
    .map(({ id }) => id);
  expect(typed).toEqual([]);
});

test('wherever a town stands with its distance in brackets, it is the real one', () => {
  const stated = allTexts.flatMap(({ text }) =>
    townTable.flatMap(({ name, ...position }) =>
      [...text.matchAll(new RegExp(`${name} \\((\\d+) km`, 'g'))].map(([, number]) => ({
        name,
        stated: Number(number),
        real: shownDistance(position),
      })),
    ),
  );
  expect(stated.map(({ name }) => name).sort()).toEqual([
    ...['Belfort', 'Dole', 'Haguenau', 'Lons-le-Saunier', 'Pontarlier', 'Saint-Claude', 'Saverne', 'Strasbourg'],
  ]);
  expect(stated.filter(({ stated: kilometres, real }) => kilometres !== real)).toEqual([]);
});

const data = readCommunes(communesText);
const communesByKey = Map.groupBy(data.communes, ({ name }) => searchKey(name));

test('the zone page says of Lorraine the distances that the look-up gives', () => {
  const { answer } = lookUp(data, company.position, [], rules);
  const lorraine = textsUnder('pages/zone-intervention.yaml', ['regions.lorraine'])
    .map(({ text }) => text)
    .join(' ');
  const stated = [...lorraine.matchAll(/(\p{Lu}[\p{L}-]+)(?: est)?(?: à)? (\d+) km/gu)].map(
    ([, name = '', kilometres]) => [name, Number(kilometres)] as const,
  );
  expect(stated.map(([name]) => name)).toEqual(['Saint-Dié-des-Vosges', 'Épinal', 'Nancy']);
  for (const [name, kilometres] of stated) expect(answer(name), name).toMatchObject({ zone: 'onDemand', kilometres: [kilometres, kilometres] });
});

test.each(townTable)('$id serves communes that lie around it and get the same answer', ({ id, name, radius, ...position }) => {
  const nearestNamed = (wanted: string) =>
    communesByKey.get(searchKey(wanted))?.toSorted((a, b) => distance(position, a.position) - distance(position, b.position))[0] ??
    expect.fail(`${wanted} is no commune`);
  const zoneAt = (wanted: string) => {
    const commune = nearestNamed(wanted);
    return zoneOf(rules, commune.department, distance(company.position, commune.position));
  };
  for (const { text } of textsUnder(`towns/${id}.yaml`, ['around.communes'])) {
    expect(zoneAt(text), text).toBe(zoneAt(name));
    expect(distance(position, nearestNamed(text).position), text).toBeLessThanOrEqual(radius);
  }
});

test.each(townTable)('$id mentions forestry work', ({ id }) => {
  const specialities = textsUnder(`towns/${id}.yaml`, ['craft.specialities']).map(({ text }) => text);
  expect(specialities).toContainEqual(expect.stringMatching(/^Travaux forestiers : /));
});
