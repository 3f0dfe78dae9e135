import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from './borders.ts';
import { type Name, nameWidth, type PlacedName, placeNames } from './place-names.ts';

const bounds: Box = { x: -300, y: -250, width: 600, height: 500 };
const size = 25;
const name = (text: string, x: number, y: number): Name => ({ text, dot: [x, y], radius: 12, size, furthest: 4 });

function boxOf({ text, at: [x, y], anchor }: PlacedName): Box {
  const width = nameWidth(text, size);
  return { x: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y: y - size / 2, width, height: size };
}

const meet = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const pairs = <Item>(items: Item[]) => items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

test('a name alone stands to the right of its dot, untied', () => {
  expect(placeNames([name('Ostwald', 0, 0)], [], bounds)).toEqual([{ text: 'Ostwald', dot: [0, 0], at: [12, 0], anchor: 'start', tied: false }]);
});

test('at the right edge it stands to the left', () => {
  expect(placeNames([name('Ostwald', 290, 0)], [], bounds)).toMatchObject([{ anchor: 'end' }]);
});

test('names of neighbours keep clear of each other, of the dots and of what else must be seen', () => {
  const dots = fc.array(fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -160, max: 160 })), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(dots, (places) => {
      const tag = { x: 120, y: -240, width: 90, height: 40 };
      const boxes = placeNames(
        places.map(([x, y]) => name('Wolfisheim', x, y)),
        [tag],
        bounds,
      ).map(boxOf);
      expect(pairs([tag, ...boxes]).filter(([one, other]) => meet(one, other))).toEqual([]);
    }),
  );
});
