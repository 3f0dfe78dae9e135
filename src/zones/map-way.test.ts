import { describe, expect, test } from 'vitest';
import { mapData } from '../../tests/support/map-data.ts';
import { around, gap } from './geometry.ts';
import { nameBox } from './label-placement.ts';
import { cornerOfWay, pointsOfWay } from './map-way.ts';
import type { Point } from './projection.ts';
import { layOutZoneMap } from './zone-map-layout.ts';

const end: Point = [-200, 100];

test('the line to a place is straight where nothing is in its way', () => {
  expect(cornerOfWay(end, [])).toEqual([-100, 50]);
  expect(cornerOfWay(end, [around([-100, 150], 40), around([-4, 2], 8), around(end, 8)])).toEqual([
    -100, 50,
  ]);
});

test('it is bent as little as it can be, and rather crosses a name than to go far round it', () => {
  const dot = around([-100, 50], 8);
  const way = pointsOfWay(end, cornerOfWay(end, [dot]));
  const clear = Math.min(...way.map((point) => gap(dot, point)));
  expect(clear).toBeGreaterThanOrEqual(3);
  expect(clear).toBeLessThan(8);
  expect(cornerOfWay(end, [around([-100, 50], 120)])).toEqual([-100, 50]);
});

describe('on our map', () => {
  const { labels } = layOutZoneMap(mapData);
  test.each([
    ['Saint-Claude', 'Pontarlier'],
    ['Haguenau', 'Schiltigheim'],
  ])('the line to %s passes by the dot of %s', (name, other) => {
    const [to, by] = [name, other].map((wanted) => labels.find(({ text }) => text === wanted));
    if (!to || !by) throw new Error(`${name} or ${other} is not on the map`);
    const others = labels.filter((label) => label !== to);
    const boxes = others.flatMap((label) => [nameBox(label), around(label.dot, 8)]);
    const way = pointsOfWay(to.dot, cornerOfWay(to.dot, boxes));
    expect(Math.min(...way.map((point) => gap(around(by.dot, 8), point)))).toBeGreaterThan(1.5);
  });
});
