import { describe, expect, it } from 'vitest';
import { inset, insetOutline, isInInset, toInset } from './inset.ts';
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
  expect(labels.map(({ id, home, size, at, tied }) => [id, home, size, at, tied])).toEqual([
    ['Rixheim', true, 30, [22, -6], false],
    ['Kembs', false, 24, [31, 165], false],
    ['A', false, 24, [13, -60], false],
    ['B', false, 24, [161, -141], false],
  ]);
});

describe('the enlarged part', () => {
  it('shows its part of the map larger, from its own corner on', () => {
    const [x, y] = inset.from;
    expect(toInset([x, y])).toEqual([inset.x, inset.y]);
    expect(toInset([x + 1, y + 2])).toEqual([inset.x + 7, inset.y + 14]);
  });

  it.each([
    [-20, -10, false],
    [-19.9, -10, true],
    [16.2, -10, true],
    [16.4, -10, false],
    [0, -17.1, false],
    [-1.9, 3.2, true],
    [-1.9, 3.4, false],
  ])('ends where its tile ends: %d, %d', (x, y, shown) => {
    expect(isInInset([x, y])).toBe(shown);
  });

  it('is straight on top and round below', () => {
    expect(insetOutline).toBe('M-66 102h254v112q-127 60-254 0z');
  });
});
