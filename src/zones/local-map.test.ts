import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../content-model/content-folder.ts';
import { company } from '../../tests/support/site.ts';
import { communesText } from '../../tests/support/zones.ts';
import { around, type Box, gap, holdsBox, meets } from './box.ts';
import { readCommunes } from './communes.ts';
import { distance, type Position } from './distance.ts';
import { letterSizes, localDrawing, localFrame, type NamedPlace, ringRadius, type Surroundings, townWidth, wayLabel } from './local-map.ts';
import { nameWidth, type PlacedName } from './place-names.ts';
import { placeOnMap } from './projection.ts';
import { searchKey } from './search.ts';
import { cross, runsThrough } from './segment.ts';
import { emWidth } from './text-width.ts';

const town: NamedPlace = { name: 'Mulhouse', position: { latitude: 47.75, longitude: 7.33 } };
/** So many km of a meridian, and of the parallel through the town. */
const [oneNorth, oneEast] = [1 / 111.195, 1 / (111.195 * Math.cos((47.75 * Math.PI) / 180))];
const away = (east: number, north: number): Position => ({
  latitude: town.position.latitude + north * oneNorth,
  longitude: town.position.longitude + east * oneEast,
});
const named = (name: string, east: number, north: number): NamedPlace => ({ name, position: away(east, north) });

const draw = (changes: Partial<Surroundings> = {}) =>
  localDrawing({ town, radius: 10, communes: [], others: [], workshop: named('Atelier', 30, 0), ...changes });

const boxOf = ({ text, at: [x, y], anchor }: PlacedName, size: number, width = nameWidth(text, size)): Box => {
  return { x: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y: y - size / 2, width, height: size };
};

/** A point without the minus that a zero may have. */
const plain = (point: readonly number[] = []) => point.map((value) => value + 0);

test('communes stand where they lie, north above and east to the right, the ring being the radius', () => {
  expect(distance(town.position, away(5, 0))).toBeCloseTo(5, 2);
  const { names } = draw({ communes: [named('Nord', 0, 10), named('Est', 5, 0), named('Sud-Ouest', -4, -4)] });
  expect(names.map(({ text, dot }) => [text, ...plain(dot)])).toEqual([
    ['Nord', 0, -ringRadius],
    ['Est', ringRadius / 2, 0],
    ['Sud-Ouest', -87, 87],
  ]);
});

test.each([
  [0, 21, 0, -218],
  [0, -21, 0, 218],
  [21, 21, 154, -154],
  [-21, -21, -154, 154],
])('the way to a workshop %d km to the east and %d to the north points there', (east, north, x, y) => {
  const [endX = 0, endY = 0] = draw({ workshop: named('Atelier', east, north) }).way?.end ?? [];
  expect(Math.hypot(endX - x, endY - y)).toBeLessThan(2);
});

test('in the town of the workshop there is no way', () => {
  expect(draw({ workshop: named('Atelier', 0.4, 0) }).way).toBeUndefined();
  expect(draw({ workshop: named('Atelier', 0.6, 0) }).way).toBeDefined();
  expect(wayLabel('Rixheim', 7)).toBe('Rixheim, 7\u00A0km');
});

test('of the other communes those are drawn that lie in the ring, apart from each other and from what is named', () => {
  const { others } = draw({
    communes: [named('Est', 5, 0)],
    others: [away(0, 5), away(0, 4), away(-5, 0), away(5, 1), away(1, 0), away(0, -9.5), away(-9.55, 0), away(0, -12)],
  });
  expect(others.map(plain)).toEqual([
    [0, -109],
    [-109, 0],
    [0, 207],
  ]);
  expect(draw({ others: [away(1.42, 0), away(0, -1.42), away(-1.37, 0)] }).others.map(plain)).toEqual([
    [31, 0],
    [0, 31],
  ]);
});

test('every name stands in the drawing, clear of the town’s own, of the others and of both tags', () => {
  const communes = [
    named('Ostwald', 4, 4),
    named('Wolfisheim', 4, 3),
    named('Illzach', -6, 2),
    named('Kingersheim', -2, 7),
    named('Zillisheim', -3, -6),
  ];
  const { names, townName, ringTag, way } = draw({ communes, workshop: named('Rixheim', 5, -3) });
  expect(names.map(({ text }) => text)).toEqual(communes.map(({ name }) => name));
  expect([townName.text, townName.tied]).toEqual(['Mulhouse', false]);
  const boxes = [boxOf(townName, letterSizes.town), ...names.map((name) => boxOf(name, letterSizes.commune)), ringTag, ...(way ? [way.tag] : [])];
  const meetings = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => meets(one, other)));
  expect(meetings).toEqual([]);
  for (const box of boxes) expect(holdsBox(localFrame, box)).toBe(true);
});

const { communes: known } = readCommunes(communesText);
const communesByKey = Map.groupBy(known, ({ name }) => searchKey(name));

/** What the page of a town shows on its map. */
function surroundingsOf(file: string): Surroundings {
  const { name, position, radius, around } = parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
  const near = (commune: string) => {
    const [first, ...rest] = communesByKey.get(searchKey(commune)) ?? [];
    if (!first) expect.fail(commune);
    return rest.reduce((nearest, next) => (distance(position, next.position) < distance(position, nearest.position) ? next : nearest), first);
  };
  return {
    ...{ town: { name, position }, radius, workshop: { name: company.address.city, position: company.position } },
    communes: around.communes.map((commune: string) => ({ name: commune, position: near(commune).position })),
    others: known.filter((commune) => distance(position, commune.position) < radius).map((commune) => commune.position),
  };
}

/** Towns whose communes lie so close to each other that some ties cannot keep clear of what they pass: how many. */
const crowded: Partial<Record<string, number>> = { Lure: 1, Montbéliard: 1, Vesoul: 3 };

describe.each(readdirSync(join(contentFolder, 'towns')))('the map of %s', (file) => {
  test('has every name clear of all else and beside its dot, the workshop in its direction, and gaps in its ring on names alone', () => {
    const surroundings = surroundingsOf(file);
    const { town, radius, communes } = surroundings;
    const { names, townName, way, ringTag, ringDashes } = localDrawing(surroundings);
    const sized = [...names.map((name) => [name, letterSizes.commune] as const), [townName, letterSizes.town] as const];
    const letters = sized.map(([name, size]) => boxOf(name, size, emWidth(name.text) * size));

    expect(names.map(({ text }) => text)).toEqual(communes.map(({ name }) => name));
    const fixed = [ringTag, ...(way ? [way.tag, ...(way.isInside ? [around(way.end, 36)] : [])] : [])];
    const boxes = [...names.map((name) => boxOf(name, letterSizes.commune)), boxOf(townName, letterSizes.town, townWidth(town.name))];
    for (const [index, one] of boxes.entries()) {
      const isCommune = index < names.length;
      const dots = isCommune ? [around([0, 0], 34), ...names.filter((_, other) => other !== index).map(({ dot }) => around(dot, 12))] : [];
      const met = [...boxes.slice(index + 1), ...fixed, ...dots].filter((other) => meets(one, other));
      expect(met, sized[index]?.[0].text).toEqual([]);
    }
    for (const [index, box] of boxes.entries()) expect(holdsBox(localFrame, box), sized[index]?.[0].text).toBe(true);
    // Its letters are less high than their line.
    const { x, y, width, height } = boxes.at(-1) ?? expect.fail();
    const townLetters = { x, y: y + height * 0.14, width, height: height * 0.72 };
    for (const { text, dot } of names) expect(meets(townLetters, around(dot, 10)), text).toBe(false);

    for (const { text, dot, at, tied } of names) {
      const apart = Math.hypot(at[0] - dot[0], at[1] - dot[1]);
      expect(apart, text).toBeLessThanOrEqual(12 + letterSizes.commune * (tied ? 6.5 : 1));
      if (tied) expect(apart, text).toBeGreaterThan(12 + letterSizes.commune);
    }

    // A name is read as that of the dot beside it, or of the one that its line leads to, over no other.
    const misread = names.flatMap(({ text, dot, at, tied }, index) => {
      const others = names.filter((_, other) => other !== index).map((other) => ({ ...other, tie: [other.dot, other.at] as const }));
      const box = boxes[index] ?? expect.fail();
      const nearer = others.filter((other) => gap(box, other.dot) < gap(box, dot));
      const crossed = others.filter((other) => runsThrough([dot, at], around(other.dot, 12)) || (other.tied && cross([dot, at], other.tie)));
      return (tied ? crossed : nearer).map((other) => `${text}: ${other.text}`);
    });
    expect(misread.length, misread.join(', ')).toBeLessThanOrEqual(crowded[town.name] ?? 0);

    const kilometres = distance(town.position, company.position);
    expect(way === undefined).toBe(Math.round(kilometres) === 0);
    if (way) {
      const [x, y] = placeOnMap(town.position, company.position);
      const [endX, endY] = way.end;
      expect(Math.abs(Math.hypot(endX, endY) - Math.min(1, kilometres / radius) * ringRadius)).toBeLessThan(1);
      expect(Math.cos(Math.atan2(y, x) - Math.atan2(endY, endX))).toBeGreaterThan(0.99);
    }

    const isLeftOut = ringDashes.flatMap((length, index) => Array<boolean>(length).fill(index % 2 === 1));
    expect(isLeftOut).toHaveLength(360);
    for (const [degree, isGap] of isLeftOut.entries()) {
      const angle = (degree * Math.PI) / 180;
      const point = { x: ringRadius * Math.cos(angle), y: ringRadius * Math.sin(angle), width: 0, height: 0 };
      const air = isGap ? 4.1 : 3.9;
      const isOnName = letters.some(({ x, y, width, height }) => meets(point, { x: x - air, y, width: width + 2 * air, height }));
      if (isOnName !== isGap) expect.fail(`at ${degree} degrees`);
    }
  });
});

test('a map is the same whenever it is drawn', () => {
  const draws = () => localDrawing(surroundingsOf('mulhouse.yaml'));
  expect(draws()).toEqual(draws());
});
