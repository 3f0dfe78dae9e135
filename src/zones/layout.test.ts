import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../content-model/content-folder.ts';
import { type Box, around as boxAround, holdsBox, meets } from './box.ts';
import { inset, insetOutline, isInInset, toInset } from './inset.ts';
import { frame, layOut, type MapLayout, type MapTown } from './layout.ts';
import type { Point } from './projection.ts';

const rixheim = { latitude: 47.7497, longitude: 7.402 };
const alsatian: MapTown[] = readdirSync(join(contentFolder, 'towns')).map((file) => {
  const { name, position, group } = parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
  return { id: file.replace('.yaml', ''), name, position, zone: group === 'priority' ? 'rapid' : 'planned' };
});
const lands = [
  { name: 'Lorraine', position: { latitude: 48.14, longitude: 5.9 } },
  { name: 'Allemagne', position: { latitude: 48.089, longitude: 8.341 } },
  { name: 'Suisse', position: { latitude: 46.095, longitude: 7.936 } },
];
const rings = [200, 150, 50];
const around = (towns: MapTown[]) => layOut({ workshop: rixheim, towns, rings, lands });
const named = (name: string, latitude: number, longitude: number, zone: MapTown['zone'] = 'rapid'): MapTown => ({
  id: name,
  name,
  position: { latitude, longitude },
  zone,
});
const thirty = [
  ...alsatian,
  named('Thann', 47.808, 7.103),
  named('Cernay', 47.807, 7.177),
  named('Guebwiller', 47.907, 7.212),
  named('Obernai', 48.462, 7.482),
  named('Molsheim', 48.54, 7.493),
  named('Wissembourg', 49.037, 7.945),
  named('Gray', 47.446, 5.591, 'planned'),
  named('Morteau', 47.058, 6.607, 'planned'),
];

/** The letters of a name, on a phone. */
const boxOf = ({ start: [x, y], run, home }: MapLayout['labels'][number]): Box => {
  const height = (home ? 30 : 24) * 0.84;
  return { x: Math.min(x, x + run), y: y - height / 2, width: Math.abs(run), height };
};
const around16 = (dot: Point) => boxAround(dot, 16);

/** All that a name may stand on: the rim, another name, a dot, the house, the tile, the label of a ring. */
function faults({ rings: circles, labels, lands: landNames }: MapLayout): string[] {
  const tile = { x: inset.x, y: inset.y, width: inset.width, height: inset.height + inset.round };
  const pills = circles.map(({ km, label: [x, y] }) => ({ km, box: { x: x - 51, y: y - 22, width: 102, height: 44 } }));
  const house: Box = { x: -15, y: -16, width: 30, height: 28 };
  const found = labels.flatMap((label, index) => {
    const box = boxOf(label);
    const rim = label.inset ? tile : frame;
    return [
      ...(holdsBox(rim, box) ? [] : ['the rim']),
      ...labels.slice(index + 1).flatMap((other) => (meets(box, boxOf(other)) ? [other.name] : [])),
      ...labels.flatMap((other) => (!other.home && meets(box, around16(other.dot)) && other !== label ? [`the dot of ${other.name}`] : [])),
      ...(meets(box, house) ? ['the house'] : []),
      ...(!label.inset && meets(box, tile) ? ['the tile'] : []),
      ...pills.flatMap((pill) => (meets(box, pill.box) ? [`${pill.km} km`] : [])),
    ].map((what) => `${label.name} on ${what}`);
  });
  const hidden = labels.flatMap((label) => (!label.inset && meets(around16(label.dot), tile) ? [`the tile hides ${label.name}`] : []));
  const crowded = landNames.flatMap(({ name, at: [x, y] }) =>
    labels.some((label) => meets(boxOf(label), { x: x - 40, y: y - 8, width: 80, height: 16 })) ? [`${name} on a name`] : [],
  );
  return [...found, ...hidden, ...crowded];
}

/** Whether a circle around the workshop runs through a name. */
const crosses = ({ x, y, width, height }: Box, radius: number) => {
  const near = Math.hypot(Math.max(x, 0, -x - width), Math.max(y, 0, -y - height));
  const far = Math.hypot(Math.max(-x, x + width), Math.max(-y, y + height));
  return near < radius && far > radius;
};

describe.each<[string, MapLayout]>([
  ['Rixheim', around(alsatian)],
  ['Rixheim, with 30 towns', around(thirty)],
])('around %s', (_, layout) => {
  it('no name stands on anything', () => {
    expect(faults(layout)).toEqual([]);
  });

  it('each name stands right of its dot, or near it', () => {
    for (const { name, dot, start, tied, home } of layout.labels)
      expect(Math.hypot(start[0] - dot[0], start[1] - dot[1]), name).toBeLessThanOrEqual(tied ? 73 : home ? 32 : 25);
    const beside = layout.labels.filter(({ tied }) => !tied).length;
    expect(beside / layout.labels.length).toBeGreaterThan(0.6);
  });

  it('few names lie on a ring', () => {
    const crossing = layout.labels.filter((label) => !label.inset && !label.home && rings.some((km) => crosses(boxOf(label), km * 2)));
    expect(crossing.length, crossing.map(({ name }) => name).join()).toBeLessThanOrEqual(layout.labels.length / 5);
  });

  it('the labels of the rings stand on them, whole', () => {
    for (const {
      radius,
      label: [x, y],
    } of layout.rings) {
      expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(1);
      expect(x - 51 >= frame.x && x + 51 <= frame.x + frame.width && y - 22 >= frame.y && y + 22 <= frame.y + frame.height).toBe(true);
    }
  });
});

describe('around Rixheim', () => {
  const layout = around(alsatian);

  it('the towns around the workshop are enlarged, with their names right of their dots, and no other', () => {
    const inside = layout.labels.filter((label) => label.inset);
    expect(inside.map(({ name }) => name).sort()).toEqual(['Kingersheim', 'Mulhouse', 'Wittenheim']);
    for (const { run, tied } of inside) expect(run > 0 && !tied).toBe(true);
  });
});

/** A place so many units east of the workshop and south of it. */
const at = (x: number, y: number) => ({
  latitude: rixheim.latitude - y / 222.39,
  longitude: rixheim.longitude + x / (222.39 * Math.cos((rixheim.latitude * Math.PI) / 180)),
});
const town = (name: string, x: number, y: number) => named(name, at(x, y).latitude, at(x, y).longitude);

it('a name keeps off that of a land', () => {
  expect(faults(around([town('Ville', -250, -89)]))).toEqual([]);
});

it('towns are named in the order in which they are given, enlarged or not, the one of the workshop larger and clear of the house', () => {
  const { labels } = around([town('Rixheim', 0, 0), town('Mulhouse', -8, 0), town('A', 0, -60), town('B', 150, -140)]);
  expect(labels.map(({ id, home, inset: isInside, start }) => [id, home, isInside, start])).toEqual([
    ['Rixheim', true, false, [22, -5]],
    ['Mulhouse', false, true, [10, 267]],
    ['A', false, false, [13, -60]],
    ['B', false, false, [161, -141]],
  ]);
});

describe('the enlarged part', () => {
  it('shows its part of the map larger, from its own corner on', () => {
    const [x, y] = inset.from;
    expect(toInset([x, y])).toEqual([inset.x, inset.y]);
    expect(toInset([x + 1, y + 2])).toEqual([inset.x + 13, inset.y + 26]);
  });

  it.each([
    [-13, -10, false],
    [-12.9, -10, true],
    [6.4, -10, true],
    [6.6, -10, false],
    [0, -15.9, false],
    [-3.2, 2.7, true],
    [-3.2, 2.9, false],
    [-12.9, -10, true],
  ])('ends where its tile ends: %d, %d', (x, y, shown) => {
    expect(isInInset([x, y])).toBe(shown);
  });

  it('is straight on top and round below', () => {
    expect(insetOutline).toBe('M-66 102h254v190q-127 104-254 0z');
  });
});
