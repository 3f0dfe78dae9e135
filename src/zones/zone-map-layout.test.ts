import { expect, it } from 'vitest';
import { around, holdsBox, meets } from './geometry.ts';
import { toInset } from './inset.ts';
import { nameBox } from './label-placement.ts';
import { frame, layOutZoneMap, pill, sizes } from './zone-map-layout.ts';

const rixheim = { latitude: 47.7497, longitude: 7.402 };

/** A town this many units east and south of the workshop. */
const town = (name: string, x: number, y: number) => {
  const position = {
    latitude: rixheim.latitude - y / 222.39,
    longitude: rixheim.longitude + x / (222.39 * Math.cos((rixheim.latitude * Math.PI) / 180)),
  };
  return { id: name, name, position, zone: 'rapid' as const };
};

it('the labels of the rings stand on them, whole', () => {
  for (const { radius, label } of layOutZoneMap({
    workshop: rixheim,
    towns: [],
    rings: [200, 150, 50],
    lands: [],
  }).rings) {
    expect(Math.abs(Math.hypot(...label) - radius)).toBeLessThan(1);
    expect(holdsBox(frame, around(label, pill.width * sizes.km, pill.height * sizes.km))).toBe(
      true,
    );
  }
});

it('towns are named in the order in which they are given, enlarged or not, the one of the workshop larger and clear of the house', () => {
  const towns = [
    town('Rixheim', 0, 0),
    town('Kembs', -8, -8),
    town('A', 0, -60),
    town('B', 150, -140),
  ];
  const { labels } = layOutZoneMap({ workshop: rixheim, towns, rings: [200, 150, 50], lands: [] });
  expect(labels.map(({ id, home, size, tied }) => [id, home, size, tied])).toEqual([
    ['Rixheim', true, sizes.home, false],
    ['Kembs', false, sizes.town, false],
    ['A', false, sizes.town, false],
    ['B', false, sizes.town, false],
  ]);
  expect(labels[1]?.dot).toEqual(toInset([-8, -8]));
  for (const label of labels) expect(meets(nameBox(label, label), around([0, 0], 34))).toBe(false);
});
