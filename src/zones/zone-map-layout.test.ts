import { expect, it } from 'vitest';
import { frame, layOutZoneMap } from './zone-map-layout.ts';

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
  for (const { radius, label } of layOutZoneMap({ workshop: rixheim, towns: [], rings: [200, 150, 50], lands: [] }).rings) {
    const [x, y] = label;
    expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(1);
    expect(x - 51 >= frame.x && x + 51 <= frame.x + frame.width && y - 22 >= frame.y && y + 22 <= frame.y + frame.height).toBe(true);
  }
});

it('towns are named in the order in which they are given, enlarged or not, the one of the workshop larger and clear of the house', () => {
  const towns = [town('Rixheim', 0, 0), town('Kembs', -8, -8), town('A', 0, -60), town('B', 150, -140)];
  const { labels } = layOutZoneMap({ workshop: rixheim, towns, rings: [200, 150, 50], lands: [] });
  expect(labels.map(({ id, home }) => (home ? `${id}, at home` : id))).toEqual(['Rixheim, at home', 'Kembs', 'A', 'B']);
  expect(labels.filter(({ tied }) => tied)).toEqual([]);
  const [workshop, ...others] = labels;
  expect(new Set(others.map(({ size }) => size)).size).toBe(1);
  expect(workshop?.size).toBeGreaterThan(others[0]?.size ?? 0);
  expect(workshop?.at[0]).toBeGreaterThan(15);
});
