import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { around, type Box, meets } from './box.ts';
import { type Ground, type Name, nameWidth, type PlacedName, placeNames } from './place-names.ts';
import { runsThrough } from './segment.ts';

const bounds: Box = { x: -300, y: -250, width: 600, height: 500 };
const empty: Ground = { obstacles: [], avoided: [], bounds };
const size = 25;
const name = (text: string, x: number, y: number): Name => ({ text, dot: [x, y], radius: 12, size, furthest: 4 });

function boxOf({ text, at: [x, y], anchor }: PlacedName): Box {
  const width = nameWidth(text, size);
  return { x: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y: y - size / 2, width, height: size };
}

const pairs = <Item>(items: Item[]) => items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

test('a name alone stands to the right of its dot, untied', () => {
  expect(placeNames([name('Ostwald', 0, 0)], empty)).toEqual([{ text: 'Ostwald', dot: [0, 0], at: [12, 0], anchor: 'start', tied: false }]);
});

test('at the right edge it stands to the left', () => {
  expect(placeNames([name('Ostwald', 290, 0)], empty)).toMatchObject([{ anchor: 'end' }]);
});

test('names of neighbours keep clear of each other, of the dots and of what else must be seen', () => {
  const dots = fc.array(fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -160, max: 160 })), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(dots, (places) => {
      const tag = { x: 120, y: -240, width: 90, height: 40 };
      const boxes = placeNames(
        places.map(([x, y]) => name('Wolfisheim', x, y)),
        { ...empty, obstacles: [tag] },
      ).map(boxOf);
      expect(pairs([tag, ...boxes]).filter(([one, other]) => meets(one, other))).toEqual([]);
    }),
  );
});

/** Widths that a browser gives them in Hanken Grotesk 600, letters being 100 high. */
const measured = {
  Illfurth: 302,
  Wimmenau: 509,
  Mommenheim: 637,
  Colmar: 336,
  'Saint-Louis': 494,
  'L’Isle-sur-le-Doubs': 836,
  Héricourt: 432,
  Œrmingen: 466,
  HGDN: 278,
  Zaessingue: 504,
};
test.each(Object.entries(measured))('%s is reckoned as wide as it is set, and a fifth more at most', (text, width) => {
  expect(nameWidth(text, 100)).toBeGreaterThanOrEqual(width);
  expect(nameWidth(text, 100)).toBeLessThan(width * 1.2);
});

describe('a name with one place free', () => {
  const height = 20;
  const place = (furthest: number, taken: Box[]) =>
    placeNames([{ text: 'Lure', dot: [0, 0], radius: 12, size: height, furthest }], { ...empty, obstacles: taken })[0];
  /** Where it stands, without the minus that a zero may have. */
  const plain = (placed: PlacedName | undefined) => placed?.at.map((value) => value + 0);
  const width = nameWidth('Lure', height);
  const box = (x: number, y: number, anchor: PlacedName['anchor']): Box => ({
    ...{ width, height },
    x: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2,
    y: y - height / 2,
  });
  /** What is taken reaches up to the air around the box. */
  const allBut = ({ x, y }: Box): Box[] => [
    { x: -300, y: -250, width: 300 + x - 2, height: 500 },
    { x: x + width + 2, y: -250, width: 300, height: 500 },
    { x: x - 2, y: -250, width: width + 4, height: 250 + y - 2 },
    { x: x - 2, y: y + height + 2, width: width + 4, height: 250 },
  ];

  test.each([
    [12, 0, 'start'],
    [-12, 0, 'end'],
    [11, -7, 'start'],
    [11, 7, 'start'],
    [-11, 7, 'end'],
    [-11, -7, 'end'],
    [8, -12, 'start'],
    [8, 12, 'start'],
    [-8, 12, 'end'],
    [-8, -12, 'end'],
    [5, -16, 'start'],
    [5, 16, 'start'],
    [-5, 16, 'end'],
    [-5, -16, 'end'],
    [0, -22, 'middle'],
    [0, 22, 'middle'],
  ] as const)('takes it all around its dot: at %d, %d from its %s', (x, y, anchor) => {
    const placed = place(3.6, allBut(box(x, y, anchor)));
    expect(placed).toMatchObject({ text: 'Lure', dot: [0, 0], anchor, tied: false });
    expect(plain(placed)).toEqual([x, y]);
  });

  test.each([
    [0.5, 22, 0, 'start', false],
    [0.5, 0, -32, 'middle', false],
    [1.2, 36, 0, 'start', true],
    [1.2, 0, -46, 'middle', true],
    [1.9, 50, 0, 'start', true],
    [1.9, 0, 60, 'middle', true],
    [2.7, -66, 0, 'end', true],
    [3.6, -84, 0, 'end', true],
  ] as const)('goes %d times its height away for it, and is tied to its dot where that is more than its height', (furthest, x, y, anchor, tied) => {
    const placed = place(furthest, allBut(box(x, y, anchor)));
    expect(placed).toMatchObject({ anchor, tied });
    expect(plain(placed)).toEqual([x, y]);
    expect(plain(place(furthest - 0.1, allBut(box(x, y, anchor))))).not.toEqual([x, y]);
  });
});

describe('what a name likes better', () => {
  const at = (taken: Box[], text = 'Lure') =>
    placeNames([{ text, dot: [0, 0], radius: 12, size: 20, furthest: 4 }], { ...empty, obstacles: taken })[0];
  const right = { x: 20, y: -9, width: 5, height: 18 };
  const left = { x: -25, y: -9, width: 5, height: 18 };

  test('it goes to the left where the right is taken, and above where both are', () => {
    expect(at([right])).toMatchObject({ at: [-12, 0], anchor: 'end' });
    expect(at([right, left])).toMatchObject({ at: [-0, -22], anchor: 'middle', tied: false });
  });

  test('it keeps out of the way of what is two units near, and of no more', () => {
    expect(at([{ x: 12, y: 11.9, width: 60, height: 5 }])).toMatchObject({ at: [-12, 0] });
    expect(at([{ x: 12, y: 12, width: 60, height: 5 }])).toMatchObject({ at: [12, 0] });
    expect(at([{ x: 12 + nameWidth('Lure', 20) + 1.9, y: -30, width: 5, height: 60 }])).toMatchObject({ at: [-12, 0] });
    expect(at([{ x: 12 + nameWidth('Lure', 20) + 2, y: -30, width: 5, height: 60 }])).toMatchObject({ at: [12, 0] });
  });

  test.each([18, 27, 34])('it is tied rather to where no wall stands in between, as %d units to the right', (wall) => {
    // Beside the dot there is no room: two bars above and below leave the line of the dot free, for letters further away.
    const near = [
      { x: -34, y: -60, width: 68, height: 58 },
      { x: -34, y: 2, width: 68, height: 58 },
    ];
    expect(at(near)).toMatchObject({ at: [36, 0], tied: true });
    expect(at([...near, { x: wall - 1, y: -1, width: 2, height: 2 }])).toMatchObject({ at: [-36, 0], tied: true });
  });

  test('it stays in the drawing', () => {
    const [corner] = placeNames([{ text: 'Lure', dot: [290, 240], radius: 12, size: 20, furthest: 0 }], empty);
    expect(corner).toMatchObject({ anchor: 'end' });
    expect((corner?.at[1] ?? 0) + 10).toBeLessThanOrEqual(250);
  });
});

describe('two names', () => {
  const two = (one: [number, number], other: [number, number]) =>
    placeNames(
      [one, other].map(([x, y]) => ({ text: 'Lure', dot: [x, y], radius: 12, size: 20, furthest: 4 })),
      empty,
    ).map(({ at: [x, y], anchor, dot }) => [x - dot[0], y - dot[1], anchor]);

  test('stand both to the right of dots that are far enough below one another, and else apart', () => {
    expect(two([0, 0], [0, 32])).toEqual([
      [12, 0, 'start'],
      [12, 0, 'start'],
    ]);
    const [upper, lower] = two([0, 0], [0, 21]);
    expect(upper).not.toEqual(lower);
  });

  test('stand outwards where their dots stand side by side', () => {
    expect(two([0, 0], [50, 0])).toEqual([
      [-12, 0, 'end'],
      [12, 0, 'start'],
    ]);
    expect(two([50, 0], [0, 0])).toEqual([
      [12, 0, 'start'],
      [-12, 0, 'end'],
    ]);
  });
});

// Names that hardly have room, and each of which stands in the way of another's best place.
test.each([
  [['Lure', 20, -30], ['Saverne', -70, 0], ['Wolfisheim', 0, 40], ['Dole', -40, 0], ['Illzach', 40, -10], 3],
  [['Lure', 70, 20], ['Saverne', -80, -20], ['Wolfisheim', 30, -60], ['Dole', 30, 40], ['Illzach', -10, -60], 2],
  [['Lure', -70, -50], ['Saverne', 60, 20], ['Wolfisheim', -20, 40], ['Dole', -80, 50], ['Illzach', 80, -50], 2],
  [['Lure', -80, -60], ['Saverne', -50, 20], ['Wolfisheim', -20, -30], ['Dole', 10, -50], ['Illzach', 60, -30], 3],
] as const)('five names in a small drawing make room for one another: %j, %j, %j, %j and %j, of which %d is tied', (...given) => {
  const small: Box = { x: -110, y: -90, width: 220, height: 180 };
  const [one, two, three, four, five, tied] = given;
  const names = [one, two, three, four, five].map(([text, x, y]) => name(text, x, y));
  const placed = placeNames(names, { ...empty, bounds: small });
  const boxes = placed.map(boxOf);
  for (const [index, box] of boxes.entries()) {
    const { text, dot, at } = placed[index] ?? expect.fail();
    const others = boxes.filter((_, other) => other !== index);
    const dots = names.filter((_, other) => other !== index).map(({ dot }) => around(dot, 12));
    expect(
      [...others, ...dots].filter((other) => meets(box, other)),
      text,
    ).toEqual([]);
    expect(
      others.filter((other) => runsThrough([dot, at], other)),
      text,
    ).toEqual([]);
    expect([box.x >= small.x, box.y >= small.y, box.x + box.width <= 110, box.y + box.height <= 90], text).toEqual([true, true, true, true]);
  }
  expect(placed.filter((each) => each.tied)).toHaveLength(tied);
});
