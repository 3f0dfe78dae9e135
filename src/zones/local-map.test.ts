import { expect, test } from 'vitest';
import type { Box } from './borders.ts';
import { distance, type Position } from './distance.ts';
import { letterSizes, localDrawing, localFrame, type NamedPlace, ringRadius, type Surroundings, wayLabel } from './local-map.ts';
import { nameWidth, type PlacedName } from './place-names.ts';

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

const boxOf = ({ text, at: [x, y], anchor }: PlacedName, size: number): Box => {
  const width = nameWidth(text, size);
  return { x: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y: y - size / 2, width, height: size };
};
const meet = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isWithin = ({ x, y, width, height }: Box, margin: number) =>
  x >= localFrame.x + margin &&
  y >= localFrame.y + margin &&
  x + width <= localFrame.x + localFrame.width - margin &&
  y + height <= localFrame.y + localFrame.height - margin;

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

test('a workshop in the ring has its house there, with the words on the way below it', () => {
  const { way } = draw({ workshop: named('Atelier', 5, 0) });
  expect([...plain(way?.end), way?.isInside]).toEqual([109, 0, true]);
  const width = nameWidth(wayLabel('Atelier', 5), letterSizes.tag) + 26;
  expect(way?.tag).toEqual({ x: Math.round(109 - width / 2), y: 20, width: Math.round(width), height: 40 });
});

test('the way to a workshop further away ends on the ring, and its words stay in the drawing', () => {
  const { way } = draw({ workshop: named('Atelier', -21, 0) });
  expect([...plain(way?.end), way?.isInside]).toEqual([-ringRadius, 0, false]);
  expect(way?.tag).toMatchObject({ x: localFrame.x + 4, y: -20 });
  expect(draw({ workshop: named('Atelier', 0, -9.9) }).way?.tag.y).toBe(localFrame.y + localFrame.height - 4 - 40);
});

test('in the town of the workshop there is no way', () => {
  expect(draw({ workshop: named('Atelier', 0.4, 0) }).way).toBeUndefined();
  expect(draw({ workshop: named('Atelier', 0.6, 0) }).way).toBeDefined();
  expect(wayLabel('Rixheim', 7)).toBe('Rixheim, 7\u00A0km');
});

test('of the other communes those are drawn that lie in the ring, apart from each other and from what is named', () => {
  const { others } = draw({
    communes: [named('Est', 5, 0)],
    others: [away(0, 5), away(0, 4), away(-5, 0), away(5, 1), away(1, 0), away(0, -9.4), away(0, -9.7), away(0, -12)],
  });
  expect(others.map(plain)).toEqual([
    [0, -109],
    [-109, 0],
    [0, 205],
  ]);
});

test('the radius is written on the upper half of the ring, away from all dots', () => {
  const { ringTag } = draw();
  const middle = [ringTag.x + ringTag.width / 2, ringTag.y + ringTag.height / 2] as const;
  expect(Math.abs(Math.hypot(...middle) - ringRadius)).toBeLessThan(2);
  expect(ringTag.width).toBe(Math.round(nameWidth('10 km', letterSizes.tag) + 30));
  const crowded = [3, 4, 5, 6, 7, 8].map((value) => named('Est', value, value));
  expect(draw({ communes: crowded, workshop: named('Atelier', 5, 0) }).ringTag.x).toBeLessThan(0);
  for (const communes of [[], crowded]) expect(draw({ communes }).ringTag.y).toBeLessThan(0);
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
  const meetings = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => meet(one, other)));
  expect(meetings).toEqual([]);
  for (const box of boxes) expect(isWithin(box, 0)).toBe(true);
});

const aroundColmar = (...names: string[]) =>
  localDrawing({
    town: { name: 'Colmar', position: { latitude: 48.0794, longitude: 7.3585 } },
    workshop: { name: 'Rixheim', position: { latitude: 47.7497, longitude: 7.402 } },
    ...{ radius: 10, others: [] },
    communes: names.map((name) => ({ name, position: { latitude: 48.0794, longitude: 7.45 } })),
  });

test('the ring is whole where no name stands on it', () => {
  expect(aroundColmar('Bâle').ringDashes).toEqual([360]);
});

test('the ring stops short of a name that has no room inside or outside', () => {
  const { names, ringDashes } = aroundColmar('Saint-Germain-lès-Faucogney-et-la-Mer');
  expect(ringDashes.reduce((sum, dash) => sum + dash)).toBe(360);
  const row = names[0]?.at[1] ?? Number.NaN;
  const heights = ringDashes
    .flatMap((length, index) => Array<boolean>(length).fill(index % 2 === 1))
    .flatMap((isLeftOut, degree) => (isLeftOut ? [ringRadius * Math.sin((degree * Math.PI) / 180)] : []));
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => Math.abs(height - row) > 13)).toEqual([]);
});
