import { describe, expect, it } from 'vitest';
import { isInInset } from './inset.ts';
import { insetFor } from './place-inset.ts';
import type { Point } from './projection.ts';

const town = (name: string, x: number, y: number) => ({ name, at: [x, y] satisfies Point });
const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const [everywhere, east] = [box(-900, -900, 900, 900), box(0, -900, 900, 900)];
const frame = { x: -320, y: -300, width: 640, height: 600 };
/** Abroad all around, where a tile hides nothing. */
const abroad: Parameters<typeof insetFor>[1] = { frame, france: [], covered: [], reach: 300, nearby: 0 };

describe('what the tile shows', () => {
  const shown = (...towns: ReturnType<typeof town>[]) => insetFor(towns, abroad);

  it('is nothing where fewer than two towns stand within 12 km of the workshop', () => {
    expect(shown()).toBeUndefined();
    expect(shown(town('Rixheim', 0, 0), town('Ville', 23, 0))).toBeUndefined();
    expect(shown(town('Ville', 23, 0), town('Autre', 0, 24))).toBeUndefined();
    expect(shown(town('Ville', 23, 0), town('Autre', 0, 23))).toBeDefined();
  });

  it.each([
    ['thirteen times as large at most', [town('A', 5, 0), town('B', 0, 8)], { width: 254, scale: 13, from: [-2, -24 / 13] }],
    ['as large as its height allows', [town('A', 0, -12), town('B', 0, 12)], { width: 254, scale: 8, from: [-26 / 8, -12 - 24 / 8] }],
    ['as large as leaves room for a name', [town('Wittenheim', 11, 0), town('B', 0, 8)], { width: 254, scale: 6.75 }],
    ['wider rather than under six times as large', [town('Wittenheim', 15, 0), town('B', 0, 8)], { width: 300, scale: 8 }],
    ['as wide as it gets', [town('Wittenheim', 21, 0), town('B', -1, 8)], { width: 346, scale: 7.5 }],
    ['the workshop in its east', [town('A', -18, 0), town('B', -18, 8)], { width: 254, scale: 10.75, from: [-18 - 26 / 10.75, -24 / 10.75] }],
  ] as const)('is %s', (_, towns, expected) => {
    expect(shown(...towns)).toMatchObject({ height: 190, round: 52, ...expected });
  });

  it('is nothing where no tile is large enough', () => {
    expect(shown(town('A', 0, -20), town('B', 0, 20))).toBeUndefined();
  });

  it('is every town that crowds, and the workshop, with air around', () => {
    const towns = [town('Mulhouse', -7, 4), town('Wittenheim', -5, 12), town('Illzach', -9, -6)];
    const inset = shown(...towns);
    for (const [x, y] of [...towns.map(({ at }) => at), [0, 0]] as Point[])
      for (const air of [-1, 1]) expect(inset && isInInset(inset, [x + air, y + air]), `${x} ${y}`).toBe(true);
  });
});

describe('the tile hangs', () => {
  const crowd = [town('A', 5, 0), town('B', 0, 8)];
  const place = (more: Partial<typeof abroad>, ...others: ReturnType<typeof town>[]) => {
    const inset = insetFor([...crowd, ...others], { ...abroad, ...more });
    return inset && [inset.x, inset.y];
  };

  it.each<[string, Point, Parameters<typeof place>[0]]>([
    ['beside the workshop', [-126, 44], {}],
    ['abroad', [-294, -94], { france: [east] }],
    ['where we do not come rather than where we do', [-270, 44], { france: [everywhere], covered: [east], reach: 1000 }],
    ['beyond our reach rather than within', [-306, -286], { france: [everywhere], covered: [east] }],
    ['away from what is near, even abroad', [48, -286], { nearby: 200 }],
  ])('%s', (_, at, around) => {
    expect(place(around)).toEqual(at);
  });

  it('on no town, and rather not on the name right of one', () => {
    expect(place({ france: [east] }, town('A', -169, 0))).toEqual([-258, 44]);
    expect(place({ france: [east] }, town('Lepuix-Neuf', -300, 0))).toEqual([-258, 44]);
    expect(place({ france: [east] }, town('Lepuix-Neuf', -300, 130))).toEqual([-294, -130]);
    // The end of a name, and the middle of a long one.
    expect(place({ france: [east] }, town('A', -330, 0))).not.toEqual([-294, -94]);
    expect(place({ france: [east] }, town('Illkirch-Graffenstaden-Nord', -320, 0))).not.toEqual([-294, -94]);
    expect(place({ france: [east] }, town('A', -340, 0))).toEqual([-294, -94]);
  });

  it('whole within the frame, and nowhere where that has no room for it', () => {
    expect(place({ frame: { x: -134, y: -300, width: 268, height: 600 } })).toEqual([-126, 44]);
    expect(place({ frame: { x: -134, y: -300, width: 267, height: 600 } })).toBeUndefined();
    expect(place({ frame: { x: -320, y: -128, width: 640, height: 256 } })).toEqual([-294, -120]);
    expect(place({ frame: { x: -320, y: -128, width: 640, height: 255 } })).toBeUndefined();
  });
});
