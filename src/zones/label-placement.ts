import { along, around, type Box, gap, holdsBox, meets, middleOf } from './geometry.ts';
import type { Point } from './projection.ts';
import type { TownPage } from './zone-rules.ts';

/**
 * Character widths in em, measured in the site's font at the weight of the labels; close enough for
 * any sans serif.
 */
const widths: [letters: RegExp, em: number][] = [
  [/[iîïjlıI.,’'()| \u00A0-]/, 0.28],
  [/[ftr]/, 0.37],
  [/[mwMWŒœ]/, 0.9],
  [/\p{Lu}/u, 0.7],
];

/** Estimated width of a text in em. It is more often too wide than too narrow. */
export function emWidth(text: string): number {
  return [...text].reduce(
    (width, letter) => width + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.56),
    0,
  );
}

/**
 * A font size of a layout in em of its drawing, whose font size is ten units on the smallest map.
 */
export const em = (size: number) => `${size / 10}em`;

/** A name to place beside its dot, in map units. */
export interface Name {
  text: string;
  /** The town's page, if it has one. */
  town?: TownPage | undefined;
  dot: Point;
  /** Its largest font size relative to the map. */
  size: number;
  /** Minimum distance from the centre of its dot. */
  clear: number;
  className?: string;
}

/** A name in its place on the map. */
export interface Label extends Name {
  /** The start, middle or end of the text, vertically centred. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** Whether a line connects it with its dot. */
  tied?: boolean;
}

/** A text on a filled background: the distance of a ring, or a name on a line. */
export interface Plate {
  text: string;
  at: Point;
}

/** The width of a plate in em. */
export const plateWidth = (text: string) => emWidth(text) + 1.1;

/** Share of the width left of the anchor. */
const leftOf = { start: 0, middle: 0.5, end: 1 } as const;

/** Height of the letters in em. */
const height = 0.84;

/** The area of a label. */
export function nameBox({ text, at: [x, y], anchor, size }: Label): Box {
  const width = emWidth(text) * size;
  return {
    x: x - width * leftOf[anchor],
    y: y - (height * size) / 2,
    width,
    height: height * size,
  };
}

const shifts = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8];

/** Candidate positions, best first: right, left, below and above the dot. */
function positionsAround(name: Name): Label[] {
  const { dot, size, clear } = name;
  const place = (anchor: Label['anchor'], dx: number, dy: number): Label => ({
    ...name,
    at: [Math.round(dot[0] + dx), Math.round(dot[1] + dy)],
    anchor,
  });
  const level = clear + (height * size) / 2;
  const quarter = (emWidth(name.text) * size) / 4;
  // In the middle, a quarter aside, from or up to the dot, and clear of a line that leads to it.
  const aside: [Label['anchor'], number][] = [
    ['middle', 0],
    ['middle', -quarter],
    ['middle', quarter],
    ['start', 0],
    ['end', 0],
    ['start', 8],
    ['end', -8],
  ];
  return [
    ...shifts.map((share) => place('start', clear - Math.abs(share) * 3, share * size)),
    ...shifts.map((share) => place('end', Math.abs(share) * 3 - clear, share * size)),
    ...aside.flatMap(([anchor, dx]) => [place(anchor, dx, level), place(anchor, dx, -level)]),
  ];
}

/** What names must avoid. */
export interface Obstacles {
  bounds: Box;
  taken: Box[];
  dots: Point[];
  /**
   * Lines, as boxes along them, which names cross only where there is no other place; those that
   * matter most come first.
   */
  lines: Box[][];
  /** The room between names on one row, so that they are not read as one. */
  apart?: number;
  /** The room around names. */
  air?: number;
}

/** The area of a name with the room at its sides. */
export const withSides = (box: Box, { apart = 0 }: Pick<Obstacles, 'apart'>): Box =>
  around(middleOf(box), box.width + 2 * apart, box.height);

/** Whether a box is on the map and covers nothing. */
export const isOpen = (
  box: Box,
  { bounds, taken, air = 2 }: Pick<Obstacles, 'bounds' | 'taken' | 'air'>,
): boolean => holdsBox(bounds, box, 6) && !taken.some((other) => meets(box, other, air));

/** Where a label covers nothing and clearly belongs to its dot. */
export const freePlaces = (name: Name, obstacles: Obstacles): Label[] =>
  positionsAround(name).filter((label) => {
    const box = nameBox(label);
    const clear = Math.min(gap(box, name.dot), 12) + 3;
    return (
      isOpen(box, obstacles) &&
      obstacles.dots.every(
        (dot) =>
          // Dots at almost the same place count as one.
          Math.hypot(dot[0] - name.dot[0], dot[1] - name.dot[1]) <= 8 || gap(box, dot) > clear,
      )
    );
  });

/** How far from its dot a name at the end of a line may begin. */
const tieLengths = Array.from({ length: 12 }, (_, step) => 22 + step * 8);

/** As many places at the ends of lines as are tried for one name. */
const mostTiedPlaces = 60;

/** The line from a dot to its name, as points. Without one, there are none. */
export function tieOf({ dot, at: [x, y], anchor, size, tied }: Label): Point[] {
  if (!tied) return [];
  const end: Point =
    anchor === 'middle' ? [dot[0], y + (Math.sign(dot[1] - y) * size) / 2] : [x, y];
  return along([dot, end], 6).map(middleOf);
}

/** Places for a name at the end of a line, nearest first, where neither covers anything. */
export function tiedPlaces(name: Name, obstacles: Obstacles): Label[] {
  const { dot, size } = name;
  const quarter = (emWidth(name.text) * size) / 4;
  const reach = around(dot, 2 * Math.max(...tieLengths) + 2 * emWidth(name.text) * size);
  const taken = obstacles.taken.filter((box) => meets(box, reach));
  const isClear = (label: Label) =>
    isOpen(nameBox(label), { ...obstacles, taken }) &&
    tieOf(label).every(
      (point) =>
        Math.hypot(point[0] - dot[0], point[1] - dot[1]) < 10 ||
        taken.every((box) => gap(box, point) > 1),
    );
  return tieLengths
    .flatMap((length) => [
      ...[-0.4, 0.4, -0.9, 0.9].flatMap((angle): Label[] => {
        const [right, down] = [Math.cos(angle) * length, Math.sin(angle) * length];
        return [
          { ...name, at: [Math.round(dot[0] + right), Math.round(dot[1] + down)], anchor: 'start' },
          { ...name, at: [Math.round(dot[0] - right), Math.round(dot[1] + down)], anchor: 'end' },
        ];
      }),
      ...[0, -quarter, quarter].flatMap((aside): Label[] =>
        [length, -length].map((down) => ({
          ...name,
          at: [Math.round(dot[0] + aside), Math.round(dot[1] + down)],
          anchor: 'middle',
        })),
      ),
    ])
    .map((label) => ({ ...label, tied: true }))
    .filter(isClear)
    .slice(0, mostTiedPlaces);
}

/** The first of the places that the fewest lines cross. */
export const calmest = (places: Label[], { lines }: Pick<Obstacles, 'lines'>): Label | undefined =>
  lines.reduce((left, line) => {
    const clear = left.filter((label) => {
      const name = nameBox(label);
      return !line.some((box) => meets(box, name));
    });
    return clear.length > 0 ? clear : left;
  }, places)[0];

/**
 * Places names one after the other; a placed name is an obstacle for the next ones. Names with the
 * fewest free positions go first. If a name finds no room, all are placed again with this one at
 * the beginning. A name that finds no room even then is left out.
 */
function placeEach(names: Name[], obstacles: Obstacles, first: Name[] = []): Label[] {
  const placed = new Map<Name, Label>();
  const taken = [...obstacles.taken];
  const choices = names.map((name) => ({
    name,
    choice: first.includes(name) ? -1 : freePlaces(name, obstacles).length,
  }));
  for (const { name } of choices.sort((a, b) => a.choice - b.choice)) {
    const label = calmest(freePlaces(name, { ...obstacles, taken }), obstacles);
    if (label) {
      placed.set(name, label);
      taken.push(withSides(nameBox(label), obstacles));
    } else if (!first.includes(name)) return placeEach(names, obstacles, [...first, name]);
  }
  return names.flatMap((name) => placed.get(name) ?? []);
}

/** Places names, off the lines where that costs no name. They become obstacles. */
export function placeLabels(names: Name[], obstacles: Obstacles): Label[] {
  const { lines } = obstacles;
  const anywhere = placeEach(names, { ...obstacles, lines: [] });
  // Off all of them, or else off all but one.
  const choices = [lines, ...lines.map((line) => lines.filter((other) => other !== line))];
  const keepsAll = (labels: Label[]) => {
    const kept = new Set(labels.map(({ text }) => text));
    return anywhere.every(({ text }) => kept.has(text));
  };
  const labels =
    choices
      .values()
      .map((some) => placeEach(names, { ...obstacles, lines: some }))
      .find(keepsAll) ?? anywhere;
  obstacles.taken.push(...labels.map((label) => withSides(nameBox(label), obstacles)));
  return labels;
}
