import { expect, test } from 'vitest';
import { distance, type Position } from './distance.ts';
import {
  discRadius,
  type LocalMapData,
  localDrawing,
  localGround,
  type NamedPlace,
} from './local-map-layout.ts';

const town: NamedPlace = { name: 'Mulhouse', position: { latitude: 47.75, longitude: 7.33 } };
/** Degrees of latitude and of longitude per km. */
const [oneNorth, oneEast] = [1 / 111.195, 1 / (111.195 * Math.cos((47.75 * Math.PI) / 180))];
const away = (east: number, north: number): Position => ({
  latitude: town.position.latitude + north * oneNorth,
  longitude: town.position.longitude + east * oneEast,
});
const named = (name: string, east: number, north: number): NamedPlace => ({
  name,
  position: away(east, north),
});

const four = [named('Nord', 0, 8), named('Ouest', -8, 0), named('Sud', 0, -8), named('Est', 8, 0)];
const draw = (changes: Partial<LocalMapData> = {}) =>
  localDrawing({
    town,
    radius: 10,
    communes: four,
    towns: [],
    workshop: named('Atelier', 30, 25),
    ground: [],
    ...changes,
  });

test('places stand where they lie, north above and east to the right, in a disc that they fill', () => {
  expect(distance(town.position, away(5, 0))).toBeCloseTo(5, 2);
  const { middle, places } = draw({
    communes: [named('Nord', 0, 5), named('Est', 10, 0), named('Sud', 0, -5)],
    workshop: named('Atelier', -30, 0),
  });
  const [est = [0, 0], ...others] = places.map(({ dot }) => dot);
  expect(places.map(({ text }) => text)).toEqual(['Est', 'Nord', 'Sud']);
  expect(
    [est[1], ...others.flatMap(([x, y]) => [x, Math.abs(y) * 2 - est[0]])].every(
      (off) => Math.abs(off) <= 2,
    ),
  ).toBe(true);
  expect((est[0] - middle[0]) / discRadius).toBeGreaterThan(0.8);
});

test('a town with a page is named too, but not one that would press the communes together', () => {
  const towns = [named('Ville', 9, 9), named('Grande Ville', 0, 18)];
  const names = draw({ radius: 20, towns }).places.map(({ text }) => text);
  expect(names.filter((name) => name.endsWith('Ville'))).toEqual(['Ville']);
});

test.each([
  [0, 21],
  [0, -21],
  [21, 21],
  [-21, -21],
])(
  'the way to a workshop %d km to the east and %d to the north points there, to the edge',
  (east, north) => {
    const { middle, way } = draw({ workshop: named('Atelier', east, north) });
    const [x, y] = way?.end ?? expect.fail('no way');
    expect(Math.atan2(x, -y)).toBeCloseTo(Math.atan2(east, north), 1);
    expect(Math.abs(Math.hypot(x - middle[0], y - middle[1]) - discRadius)).toBeLessThan(2);
  },
);

test('in the town of the workshop there is no way', () => {
  expect(draw({ workshop: named('Atelier', 0.4, 0) }).way).toBeUndefined();
  expect(draw({ workshop: named('Atelier', 0.6, 0) }).way).toBeDefined();
});

test('a workshop in the radius has a house with its name, one further away a sign beside the way, whole', () => {
  const [inside, { middle, way: outside }] = [
    draw({ workshop: named('Atelier', 5, 3) }).way,
    draw({ workshop: named('Atelier', 30, 25) }),
  ];
  expect([inside?.name?.text, inside?.sign, outside?.name, outside?.sign?.text]).toEqual([
    'Atelier, 6\u00A0km',
    undefined,
    undefined,
    'Atelier, 39\u00A0km',
  ]);
  const [x, y] = outside?.sign?.at ?? expect.fail('no sign');
  // No sign crosses the edge (label-placement.test.ts).
  expect(Math.hypot(x - middle[0], y - middle[1])).toBeLessThan(discRadius);
});

test('communes all around are named before nearer ones on one side', () => {
  const east = Array.from({ length: 8 }, (_, index) => named(`Est${index}`, 6, 3.5 - index));
  const shown = draw({
    communes: [...east, ...four.slice(0, 3)],
    workshop: named('Atelier', -30, 30),
  }).places.map(({ text }) => text);
  expect(shown).toEqual(expect.arrayContaining(['Nord', 'Ouest', 'Sud']));
});

test('communes whose dots lie under the way or the town are not drawn', () => {
  const communes = [...four, named('Route', 5, 4.2), named('Centre', 0.3, 0)];
  expect(new Set(draw({ communes }).places.map(({ text }) => text))).toEqual(
    new Set(four.map(({ name }) => name)),
  );
});

test('circles tell the distance from the town, and communes without a name are dots where they lie', () => {
  const data: LocalMapData = {
    town,
    radius: 6,
    communes: four,
    towns: [],
    workshop: named('Atelier', 30, 25),
    ground: [away(-3, 5), away(0, 8)],
  };
  const drawing = localDrawing(data);
  const { dots, rings, served, sign } = localGround(data, drawing);
  expect([...rings, served]).toEqual([5, 6].map((away) => Math.round(away * drawing.scale)));
  expect(sign?.text).toBe('5\u00A0km');
  expect(dots).toEqual([[Math.round(-3 * drawing.scale), Math.round(-5 * drawing.scale)]]);
});
