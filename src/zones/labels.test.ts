import { describe, expect, it } from 'vitest';
import { type Named, placeNames, type Surroundings } from './labels.ts';
import { emWidth } from './text-width.ts';

const bounds = { x: -300, y: -300, width: 600, height: 600 };
const around = (dots: [number, number][], more: Partial<Surroundings> = {}): Surroundings => ({
  bounds,
  taken: [],
  dots,
  rings: [],
  lines: [],
  ...more,
});
const town = (name: string, x: number, y: number): Named => ({ name, dot: [x, y], size: 24, clear: 13 });
const place = (name: string, x: number, y: number, more: Partial<Surroundings> = {}, others: [number, number][] = []) =>
  placeNames([town(name, x, y)], around([[x, y], ...others], more))[0];

describe('a name alone', () => {
  it('stands right of its dot', () => {
    expect(place('Colmar', 0, 0)).toEqual({ start: [13, 0], run: Math.round(emWidth('Colmar') * 24), tied: false });
  });

  it.each<[string, Partial<Surroundings>, [number, number][]]>([
    ['the rim', { bounds: { x: -300, y: -300, width: 340, height: 600 } }, []],
    ['a tile', { taken: [{ x: 30, y: -100, width: 100, height: 200 }] }, []],
    [
      'other dots',
      {},
      [
        [30, -12],
        [30, 12],
      ],
    ],
    [
      'a line',
      {
        lines: [
          [
            [40, -200],
            [40, 200],
          ],
        ],
      },
      [],
    ],
  ])('stands left of it where %s is in the way', (_, more, others) => {
    expect(place('Colmar', 0, 0, more, others)).toMatchObject({
      start: [-13, expect.any(Number)],
      run: -Math.round(emWidth('Colmar') * 24),
      tied: false,
    });
  });

  it('stands left of it where a ring would run through it', () => {
    expect(place('Colmar', 90, 0, { rings: [130] })).toMatchObject({ start: [77, 0], tied: false });
  });

  it('stands further away on a line where both sides are taken', () => {
    const taken = [
      { x: 8, y: -22, width: 100, height: 44 },
      { x: -108, y: -22, width: 100, height: 44 },
    ];
    const [x = 0, y = 0] = place('Colmar', 0, 0, { taken })?.start ?? [];
    expect(place('Colmar', 0, 0, { taken })?.tied).toBe(true);
    expect(Math.abs(y)).toBeGreaterThan(22);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(73);
  });
});

it('two towns side by side, and a third, get places that do not meet, the same ones each time', () => {
  const towns = [town('Strasbourg', 0, 0), town('Schiltigheim', 1, -6), town('Illkirch-Graffenstaden', -4, 12)];
  const places = placeNames(towns, around(towns.map(({ dot: [x, y] }) => [x, y])));
  const boxes = places.map(({ start: [x, y], run }) => ({ left: Math.min(x, x + run), right: Math.max(x, x + run), top: y - 10, bottom: y + 10 }));
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  expect(placeNames(towns, around(towns.map(({ dot: [x, y] }) => [x, y])))).toEqual(places);
});

it('no names are placed nowhere', () => {
  expect(placeNames([], around([]))).toEqual([]);
});
