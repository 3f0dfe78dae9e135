import fc from 'fast-check';
import { expect, test } from 'vitest';
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
