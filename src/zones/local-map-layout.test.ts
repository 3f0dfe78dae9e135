import { expect, test } from 'vitest';
import { distance, type Position } from './distance.ts';
import { gap, holdsBox } from './geometry.ts';
import { type LocalMapData, localDrawing, localFrame, type NamedPlace, ringRadius } from './local-map-layout.ts';

const town: NamedPlace = { name: 'Mulhouse', position: { latitude: 47.75, longitude: 7.33 } };
/** Degrees of latitude and of longitude per km. */
const [oneNorth, oneEast] = [1 / 111.195, 1 / (111.195 * Math.cos((47.75 * Math.PI) / 180))];
const away = (east: number, north: number): Position => ({
  latitude: town.position.latitude + north * oneNorth,
  longitude: town.position.longitude + east * oneEast,
});
const named = (name: string, east: number, north: number): NamedPlace => ({ name, position: away(east, north) });

const draw = (changes: Partial<LocalMapData> = {}) => localDrawing({ town, radius: 10, communes: [], workshop: named('Atelier', 30, 0), ...changes });

/** A point without negative zeros. */
const plain = (point: readonly number[] = []) => point.map((value) => value + 0);

test('communes stand where they lie, north above and east to the right, the ring being the radius', () => {
  expect(distance(town.position, away(5, 0))).toBeCloseTo(5, 2);
  const { communes } = draw({ communes: [named('Nord', 0, 5), named('Est', 5, 0), named('Sud-Ouest', -4, -4)], workshop: named('Atelier', 30, -30) });
  expect(communes.map(({ text, dot }) => [text, ...plain(dot)])).toEqual([
    ['Nord', 0, -ringRadius / 2],
    ['Sud-Ouest', -87, 87],
    ['Est', ringRadius / 2, 0],
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
});

test('a workshop in the ring has a house with its name, one further away a sign on the ring, whole', () => {
  const [inside, outside] = [draw({ workshop: named('Atelier', 5, 3) }).way, draw({ workshop: named('Atelier', 30, 0) }).way];
  expect([inside?.name?.text, inside?.sign, outside?.name, outside?.sign?.text]).toEqual([
    'Atelier, 6\u00A0km',
    undefined,
    undefined,
    'Atelier, 30\u00A0km',
  ]);
  const { end, sign } = outside ?? expect.fail('no way');
  const box = sign?.box ?? expect.fail('no sign');
  expect(holdsBox(localFrame, box)).toBe(true);
  expect(gap(box, end)).toBe(0);
});

test('communes all around are named before nearer ones on one side', () => {
  const east = Array.from({ length: 8 }, (_, index) => named(`Est${index}`, 6, 3.5 - index));
  const communes = [...east, named('Nord', 0, 8), named('Ouest', -8, 0), named('Sud', 0, -8)];
  const shown = draw({ communes, workshop: named('Atelier', -30, 30) }).communes.map(({ text }) => text);
  expect(shown).toEqual(expect.arrayContaining(['Nord', 'Ouest', 'Sud']));
});

test('communes whose dots lie under the way, a sign or the town are not drawn', () => {
  const communes = [named('Route', 5, 0.2), named('Panneau', 10, 0.5), named('Centre', 0.5, 0), named('Est', 5, 2)];
  expect(draw({ communes }).communes.map(({ text }) => text)).toEqual(['Est']);
});
