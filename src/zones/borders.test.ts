import { describe, expect, it } from 'vitest';
import { clipped, frameOf, france, holds, inner, outlineOf, within } from './borders.ts';
import type { Point } from './projection.ts';

const degrees = (outlines: number[][][]) => outlines.map((line) => line.map(([longitude = 0, latitude = 0]): Point => [longitude, latitude]));
const square = (size: number): Point[] => [
  [-size, -size],
  [size, -size],
  [size, size],
  [-size, size],
];

describe('the outlines of départements', () => {
  it('of one region are closed, hold its towns, and leave the border between them out', () => {
    const [alsace, bas, haut] = [['67', '68'], ['67'], ['68']].map((codes) => degrees(outlineOf(codes)));
    for (const point of [
      [7.75, 48.57],
      [7.34, 47.75],
    ] satisfies Point[])
      expect(holds(alsace ?? [], point), `${point}`).toBe(true);
    for (const point of [
      [6.86, 47.64],
      [7.85, 48],
      [6.18, 48.69],
    ] satisfies Point[])
      expect(holds(alsace ?? [], point), `${point}`).toBe(false);
    const count = (outlines: Point[][] = []) => outlines.flat().length;
    expect(count(alsace)).toBeLessThan(count(bas) + count(haut));
    expect(alsace).toHaveLength(1);
  });

  it('of neighbours that do not touch are two', () => {
    expect(outlineOf(['67', '58'])).toHaveLength(2);
  });

  it('of all are the mainland: from Brest to Strasbourg, and neither Basel nor London', () => {
    const mainland = degrees(france());
    for (const point of [
      [-4.2, 48.4],
      [7.7, 48.57],
      [3.16, 46.99],
      [5.4, 43.4],
      [2.3, 48.85],
    ] satisfies Point[])
      expect(holds(mainland, point), `${point}`).toBe(true);
    for (const point of [
      [7.7, 47.5],
      [-0.1, 51.5],
      [6.15, 46.2],
      [6.13, 49.6],
    ] satisfies Point[])
      expect(holds(mainland, point), `${point}`).toBe(false);
    expect(inner().length).toBeGreaterThan(200);
  });
});

describe('the frame', () => {
  it('is the whole circle where all of it is French', () => {
    expect(frameOf([square(900)], [], 100)).toEqual({ x: -210, y: -210, width: 420, height: 420 });
  });

  it('ends a little beyond the border where that is nearer', () => {
    expect(frameOf([square(60)], [], 100)).toEqual({ x: -130, y: -130, width: 260, height: 260 });
  });

  it('has 35 km of air around the land and the towns within reach, on each side by itself', () => {
    const land: Point[] = [
      [-10, -20],
      [30, -20],
      [30, 40],
      [-10, 40],
    ];
    expect(frameOf([land], [], 100)).toEqual({ x: -80, y: -90, width: 180, height: 200 });
    const towns: Point[] = [
      [-56, 0],
      [0, 86],
      [0, -77],
    ];
    expect(
      frameOf(
        [land],
        towns.map((at) => ({ at, nameWidth: 10 })),
        100,
      ),
    ).toEqual({ x: -130, y: -150, width: 230, height: 310 });
    // Land that is nowhere within reach, and a strip of it that runs through.
    expect(frameOf([square(300)], [], 100)).toEqual({ x: -210, y: -210, width: 420, height: 420 });
    expect(frameOf([land.map(([x, y]): Point => [Math.min(x, 0), y * 10])], [], 100)).toEqual({ x: -80, y: -210, width: 150, height: 420 });
  });

  it('has room for a name in the east where a little is enough', () => {
    const width = (nameWidth: number) => frameOf([square(60)], [{ at: [50, 0], nameWidth }], 100).width - 130;
    expect([width(60), width(100), width(150)]).toEqual([130, 150, 130]);
  });
});

it('an outline is cut outside of the frame, and stays closed around what is inside', () => {
  const frame = { x: -50, y: -50, width: 100, height: 100 };
  const cut = clipped(square(900), frame);
  expect(Math.max(...cut.flat().map(Math.abs))).toBe(110);
  expect(holds([cut], [0, 0])).toBe(true);
  expect(clipped(square(20), frame)).toEqual(square(20));
  expect(
    clipped(
      [
        [500, 500],
        [600, 500],
        [600, 600],
      ],
      frame,
    ),
  ).toEqual([]);
});

it('an outline is cut where it leaves what is drawn, on all four sides', () => {
  const triangle: Point[] = [
    [0, 0],
    [200, 100],
    [-200, 100],
  ];
  expect(clipped(triangle, { x: -50, y: -50, width: 100, height: 100 })).toEqual([
    [-110, 55],
    [0, 0],
    [110, 55],
    [110, 100],
    [-110, 100],
  ]);
  const diamond: Point[] = [
    [0, 100],
    [100, 0],
    [0, -100],
    [-100, 0],
  ];
  expect(clipped(diamond, { x: -50, y: -40, width: 115, height: 110 }, 0)).toEqual([
    [-50, -40],
    [-50, 50],
    [-30, 70],
    [30, 70],
    [65, 35],
    [65, -35],
    [60, -40],
  ]);
});

it('a line keeps the parts that come near the frame', () => {
  const frame = { x: -50, y: -50, width: 100, height: 100 };
  const line: Point[] = [
    [-900, 0],
    [-800, 0],
    [-300, 0],
    [0, 0],
    [300, 0],
    [800, 0],
    [900, 0],
  ];
  expect(within(line, frame)).toEqual([
    [
      [-300, 0],
      [0, 0],
      [300, 0],
    ],
  ]);
  expect(
    within(
      [
        [-300, 0],
        [-110, 0],
        [300, 0],
        [110, 0],
        [109, 0],
        [900, 0],
        [0, 900],
        [0, 110],
        [0, -900],
        [0, -110],
        [0, -109],
      ],
      frame,
    ),
  ).toEqual([
    [
      [110, 0],
      [109, 0],
      [900, 0],
    ],
    [
      [0, -110],
      [0, -109],
    ],
  ]);
  expect(
    within(
      [
        [800, 800],
        [900, 900],
      ],
      frame,
    ),
  ).toEqual([]);
});
