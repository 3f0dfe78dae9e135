import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../settings/content-folder.ts';
import { zones } from '../../settings/zones.ts';
import { france, holds } from './borders.ts';
import { type Box, around as boxAround, holdsBox, meets } from './box.ts';
import { facing, insetOutline, isInInset, toInset } from './inset.ts';
import { layOut, type MapFacts, type MapLayout, type MapTown } from './layout.ts';
import { mapLines } from './map.ts';
import { type Point, placeOnMap } from './projection.ts';

const rixheim = { latitude: 47.7497, longitude: 7.402 };
const alsatian: MapTown[] = readdirSync(join(contentFolder, 'towns')).map((file) => {
  const { name, position, group } = parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
  return { id: file.replace('.yaml', ''), name, position, zone: group === 'priority' ? 'rapid' : 'planned' };
});
const groups = Object.entries(zones.groups).map(([id, group]) => ({ id, ...group }));
const lands = [
  { name: 'Lorraine', position: { latitude: 48.14, longitude: 5.9 } },
  { name: 'Allemagne', position: { latitude: 47.93, longitude: 8.2 } },
  { name: 'Suisse', position: { latitude: 46.17, longitude: 8 } },
];
const rings = [200, 150, 50];
const around = (workshop: typeof rixheim, towns = alsatian, its: MapFacts['groups'] = groups) =>
  layOut({ workshop, towns, reach: 200, rings, groups: its, lands });

const named = (name: string, latitude: number, longitude: number, zone: MapTown['zone'] = 'rapid'): MapTown => ({
  id: name,
  name,
  position: { latitude, longitude },
  zone,
});
const nevers = { latitude: 46.9896, longitude: 3.159 };
const burgundian = [
  ...[named('Nevers', 46.9896, 3.159), named('Varennes-Vauzelles', 47.02, 3.14), named('Fourchambault', 47.02, 3.085), named('Imphy', 46.935, 3.26)],
  ...[named('Decize', 46.829, 3.46), named('Cosne-Cours-sur-Loire', 47.411, 2.925), named('Clamecy', 47.46, 3.52)],
  ...[named('Bourges', 47.081, 2.399, 'planned'), named('Moulins', 46.566, 3.333, 'planned'), named('Vichy', 46.128, 3.426, 'planned')],
];
const centre = [
  { id: 'nievre', answer: 'rapid' as const, departments: ['58'] },
  { id: 'voisins', answer: 'planned' as const, departments: ['18', '03'] },
];
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
function faults({ frame, inset, rings: circles, labels, lands: landNames }: MapLayout): string[] {
  const tile = inset && { x: inset.x, y: inset.y, width: inset.width, height: inset.height + inset.round };
  const pills = circles.map(({ km, label: [x, y] }) => ({ km, box: { x: x - 51, y: y - 22, width: 102, height: 44 } }));
  const house: Box = { x: -15, y: -16, width: 30, height: 28 };
  const found = labels.flatMap((label, index) => {
    const box = boxOf(label);
    const rim = label.inset && tile ? tile : frame;
    return [
      ...(holdsBox(rim, box) ? [] : ['the rim']),
      ...labels.slice(index + 1).flatMap((other) => (meets(box, boxOf(other)) ? [other.name] : [])),
      ...labels.flatMap((other) => (!other.home && meets(box, around16(other.dot)) && other !== label ? [`the dot of ${other.name}`] : [])),
      ...(meets(box, house) ? ['the house'] : []),
      ...(tile && !label.inset && meets(box, tile) ? ['the tile'] : []),
      ...pills.flatMap((pill) => (meets(box, pill.box) ? [`${pill.km} km`] : [])),
    ].map((what) => `${label.name} on ${what}`);
  });
  const hidden = tile ? labels.flatMap((label) => (!label.inset && meets(around16(label.dot), tile) ? [`the tile hides ${label.name}`] : [])) : [];
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
  ['Rixheim', around(rixheim)],
  ['Rixheim, with 30 towns', around(rixheim, thirty)],
  ['Saverne', around({ latitude: 48.7416, longitude: 7.3622 })],
  ['Besançon', around({ latitude: 47.2488, longitude: 6.0182 })],
  ['Nevers', around(nevers, burgundian, centre)],
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
    const { frame } = layout;
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
  const layout = around(rixheim);
  const { frame, inset, labels } = layout;

  it('the circle of 200 km is whole but in the east, with 5 km of air around it', () => {
    expect([frame.x, frame.y, frame.height]).toEqual([-410, -410, 820]);
    expect(frame.x + frame.width).toBeLessThanOrEqual(220);
  });

  it('the towns around the workshop are enlarged, with their names right of their dots, and no other', () => {
    const inside = labels.filter((label) => label.inset);
    expect(inside.map(({ name }) => name).sort()).toEqual(['Kingersheim', 'Mulhouse', 'Wittenheim']);
    for (const { run, tied } of inside) expect(run > 0 && !tied).toBe(true);
    expect(inset?.width).toBe(254);
  });

  it('Germany, Lorraine and Switzerland are named', () => {
    expect(layout.lands.map(({ name }) => name)).toEqual(['Lorraine', 'Allemagne', 'Suisse']);
  });

  it('every town stands in the region of its group, and in France', () => {
    const lines = mapLines(rixheim, frame, groups);
    expect(Object.keys(lines.regions)).toEqual(['priority', 'franche-comte']);
    const outline = france().map((line) => line.map(([longitude = 0, latitude = 0]) => placeOnMap(rixheim, { latitude, longitude })));
    for (const { name, position } of alsatian) expect(holds(outline, placeOnMap(rixheim, position)), name).toBe(true);
  });
});

describe('around a workshop amid France, with 50 and 100 km drawn,', () => {
  /** A place so many units east of the workshop and south of it. */
  const at = (x: number, y: number) => ({
    latitude: nevers.latitude - y / 222.39,
    longitude: nevers.longitude + x / (222.39 * Math.cos((nevers.latitude * Math.PI) / 180)),
  });
  const town = (name: string, x: number, y: number) => named(name, at(x, y).latitude, at(x, y).longitude);
  const layout = (its: Partial<MapFacts>) => layOut({ workshop: nevers, towns: [], reach: 100, rings: [100, 50], groups: [], lands: [], ...its });

  it.each<[string, Point[], MapTown[]]>([
    [
      'in the west-north-west',
      [
        [-153, -129],
        [-77, -64],
      ],
      [],
    ],
    [
      'elsewhere rather than on a town',
      [
        [-153, 129],
        [-77, 64],
      ],
      [town('Ville', -77, -64)],
    ],
    [
      'elsewhere rather than where a town has no room left for its name',
      [
        [-153, 129],
        [-77, 64],
      ],
      [town('Ville', -40, -64)],
    ],
    [
      'all at one angle, even if only one of them has to move',
      [
        [-85, -181],
        [-42, -91],
      ],
      [town('Ville', -153, -129)],
    ],
  ])('the labels of the rings stand %s', (_, labels, towns) => {
    expect(layout({ towns }).rings).toEqual([
      { km: 100, radius: 200, label: labels[0] },
      { km: 50, radius: 100, label: labels[1] },
    ]);
  });

  it('the labels of rings keep off the house and within the frame', () => {
    expect(layout({ reach: 30, rings: [30] }).rings).toEqual([{ km: 30, radius: 60, label: [-39, -46] }]);
    expect(layout({ rings: [104] }).rings).toEqual([{ km: 104, radius: 208, label: [-147, -147] }]);
  });

  it.each<[string, Point, Point | undefined, MapTown[]]>([
    ['where it lies', [0, 50], [0, 50], []],
    ['off the house', [0, 0], [0, 32], []],
    ['off a ring', [100, 0], [132, 0], []],
    ['off the label of a ring', [-153, -129], [-161, -169], []],
    ['off a town and its name', [0, 50], [0, 78], [town('Ville', 0, 50)]],
    ['within the frame', [-200, -200], [-174, -196], []],
    ['nowhere if that is too far', [400, 0], undefined, []],
  ])('the name of a land stands %s', (_, [x, y], place, towns) => {
    const lands = [{ name: 'Berry', position: at(x, y) }];
    expect(layout({ lands, towns }).lands).toEqual(place ? [{ name: 'Berry', at: place }] : []);
  });

  it('the names of two lands stand one below the other where they would meet', () => {
    const both = ['Berry', 'Bourgogne'].map((name) => ({ name, position: at(0, 50) }));
    expect(layout({ lands: both }).lands.map((land) => land.at)).toEqual([
      [0, 50],
      [0, 90],
    ]);
  });

  it('towns within reach are named in the order in which they are given, the one of the workshop larger and clear of the house', () => {
    const { labels } = layout({ towns: [town('Nevers', 0, 0), town('B', 100, 40), town('A', 0, 60), town('Loin', 201, 0), town('Bord', 199, 0)] });
    expect(labels.map(({ id, home, start, run }) => [id, home, start, run])).toEqual([
      ['Nevers', true, [23, 0], 97],
      ['B', false, [113, 40], 15],
      ['A', false, [13, 60], 15],
      ['Bord', false, [186, -2], -51],
    ]);
  });
});

describe('around a workshop that two towns crowd', () => {
  const at = (x: number, y: number) => ({
    latitude: rixheim.latitude - y / 222.39,
    longitude: rixheim.longitude + x / (222.39 * Math.cos((rixheim.latitude * Math.PI) / 180)),
  });
  const town = (name: string, x: number, y: number) => named(name, at(x, y).latitude, at(x, y).longitude);
  const sides: [string, Point][] = [
    ['Est', [-130, -280]],
    ['Sud', [-300, -150]],
  ];
  const {
    inset,
    labels,
    lands: landNames,
  } = layOut({
    ...{ workshop: rixheim, reach: 200, rings: [200], groups: [] },
    towns: [town('Mulhouse', -8, 0), town('Illzach', -6, -8), town('Colmar', -10, -70)],
    lands: sides.map(([name, [x, y]]) => ({ name, position: at(x, y) })),
  });

  it('a name in the enlarged part keeps off the house there', () => {
    const [x, y] = inset ? toInset(inset, [0, 0]) : [0, 0];
    const enlarged = labels.filter((label) => label.inset);
    expect(enlarged.map(({ id }) => id)).toEqual(['Mulhouse', 'Illzach']);
    for (const label of enlarged) expect(meets(boxOf(label), { x: x - 15, y: y - 16, width: 30, height: 28 }), label.name).toBe(false);
  });

  it('the names of towns stand in their order, enlarged or not', () => {
    expect(labels.map(({ id }) => id)).toEqual(['Mulhouse', 'Illzach', 'Colmar']);
  });

  it('the name of a land keeps off the enlarged part, beside it and below', () => {
    expect(inset).toMatchObject({ x: -396, y: -396, width: 254, height: 190, round: 52 });
    expect(landNames.map((land) => land.at)).toEqual([
      [-107, -281],
      [-290, -131],
    ]);
  });
});

it('a workshop that no towns crowd has no enlarged part, and a town out of reach no place', () => {
  const layout = around({ latitude: 48.7416, longitude: 7.3622 });
  expect(layout.inset).toBeUndefined();
  expect(layout.labels.map(({ name }) => name)).not.toContain('Saint-Claude');
  expect(layout.labels.find(({ home }) => home)?.name).toBe('Saverne');
});

describe('the enlarged part', () => {
  const inset = { x: 100, y: 50, width: 254, height: 190, round: 52, scale: 10, from: [-10, -12] as Point };

  it('shows its part of the map larger, from its own corner on', () => {
    expect(toInset(inset, [-10, -12])).toEqual([100, 50]);
    expect(toInset(inset, [-9, -10])).toEqual([110, 70]);
  });

  it.each([
    [-10, 0, false],
    [-9.9, 0, true],
    [15.3, 0, true],
    [15.4, 0, false],
    [0, -12, false],
    [2.7, 12.1, true],
    [2.7, 12.3, false],
    [-9.9, 7.5, false],
  ])('ends where its tile ends: %d, %d', (x, y, shown) => {
    expect(isInInset(inset, [x, y])).toBe(shown);
  });

  it('is tied to the workshop by the corners that face it', () => {
    expect(facing({ ...inset, x: -100, y: 100 })).toEqual([
      [-100, 100],
      [154, 100],
    ]);
    expect(facing({ ...inset, x: -100, y: -400 })).toEqual([
      [-100, -210],
      [154, -210],
    ]);
    expect(facing({ ...inset, x: 100, y: -80 })).toEqual([
      [100, -80],
      [100, 110],
    ]);
    expect(facing({ ...inset, x: -400, y: -80 })).toEqual([
      [-146, -80],
      [-146, 110],
    ]);
    expect(insetOutline(inset)).toBe('M100 50h254v190q-127 104-254 0z');
  });
});
