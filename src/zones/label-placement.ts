import { type Box, gap, holdsBox, meets, runsThrough, type Segment } from './geometry.ts';
import type { Point } from './projection.ts';
import type { TownPage } from './zone.ts';

/**
 * Character widths in em, measured in the site's font at the weight of the labels; close enough for
 * any sans serif.
 */
const widths: [letters: RegExp, em: number][] = [
  [/[iîïjlıI.,’'()| -]/, 0.28],
  [/[ftr]/, 0.37],
  [/[mwMWŒœ]/, 0.9],
  [/\p{Lu}/u, 0.7],
];
const others = 0.56;

/** Estimated width of a text in em, rather too wide than too narrow. */
export function emWidth(text: string): number {
  return [...text].reduce(
    (width, letter) => width + (widths.find(([letters]) => letters.test(letter))?.[1] ?? others),
    0,
  );
}

/**
 * A font size of a layout, relative to that of its drawing, which is ten units on the smallest map.
 */
export const em = (size: number) => `${size / 10}em`;

/** A name to place beside its dot, in map units. */
export interface Name {
  text: string;
  /** The town's page, where it has one. */
  town?: TownPage | undefined;
  /** A second line. */
  away?: string | undefined;
  dot: Point;
  /** Its largest font size relative to the map. */
  size: number;
  /** Minimum distance from the centre of its dot. */
  clear: number;
  /** Preferred to that, if it can be had: beyond the ring around the dot. */
  beyond?: number | undefined;
}

/** A name in its place. */
export interface Label extends Name {
  /** The start, middle or end of the text, vertically centred. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** A line leads from its dot to it. */
  tied?: boolean;
}

/** Share of the width left of the anchor. */
const leftOf = { start: 0, middle: 0.5, end: 1 } as const;

/** How high the letters stand, on one line or two. */
const heightOf = ({ size, away }: Name) => size * 0.84 * (away ? 2.5 : 1);

/** The area of a label. */
export function nameBox(label: Label): Box {
  const [x, y] = label.at;
  const width = emWidth(label.text) * label.size;
  const height = heightOf(label);
  return { x: x - width * leftOf[label.anchor], y: y - height / 2, width, height };
}

const shifts = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8];

/** Candidate positions, best first: right, left, below and above the dot. */
function positionsAround(name: Name): Label[] {
  const { dot, size, clear, beyond } = name;
  const place = (anchor: Label['anchor'], dx: number, dy: number): Label => ({
    ...name,
    at: [Math.round(dot[0] + dx), Math.round(dot[1] + dy)],
    anchor,
  });
  const level = clear + heightOf(name) / 2;
  return [
    ...(beyond ? positionsAround({ ...name, clear: beyond, beyond: undefined }) : []),
    ...shifts.map((share) => place('start', clear - Math.abs(share) * 3, share * size)),
    ...shifts.map((share) => place('end', Math.abs(share) * 3 - clear, share * size)),
    ...(['middle', 'start', 'end'] as const).flatMap((anchor) => [
      place(anchor, 0, level),
      place(anchor, 0, -level),
    ]),
  ];
}

/** What names must avoid. */
export interface Obstacles {
  bounds: Box;
  taken: Box[];
  way?: Segment;
  dots: Point[];
}

/** Whether a box is on the map, and covers no label, no other box and not the way. */
export const isOpen = (box: Box, labels: Label[], { bounds, taken, way }: Obstacles): boolean =>
  holdsBox(bounds, box, 6) &&
  ![...taken, ...labels.map(nameBox)].some((other) => meets(box, other, 2)) &&
  !(way && runsThrough(way, box));

/** Whether a label covers nothing and clearly belongs to its dot. */
export function isFree(label: Label, labels: Label[], obstacles: Obstacles): boolean {
  const box = nameBox(label);
  const own = gap(box, label.dot);
  return (
    isOpen(box, labels, obstacles) &&
    obstacles.dots.every(
      (other) =>
        // Dots that lie on each other count as one.
        Math.hypot(other[0] - label.dot[0], other[1] - label.dot[1]) <= 8 ||
        gap(box, other) > Math.min(own, 12) + 3,
    )
  );
}

const freePlaces = (name: Name, labels: Label[], obstacles: Obstacles) =>
  positionsAround(name).filter((label) => isFree(label, labels, obstacles));

/**
 * Places names one after the other: who has least choice goes first. If one finds no room, it goes
 * before all others and they begin anew; one that has none even then is left out.
 */
export function placeLabels(names: Name[], obstacles: Obstacles, first: Name[] = []): Label[] {
  const placed = new Map<Name, Label>();
  const choices = names.map((name) => ({
    name,
    choice: first.includes(name) ? -1 : freePlaces(name, [], obstacles).length,
  }));
  for (const { name } of choices.sort((a, b) => a.choice - b.choice)) {
    const [label] = freePlaces(name, [...placed.values()], obstacles);
    if (label) placed.set(name, label);
    else if (!first.includes(name)) return placeLabels(names, obstacles, [...first, name]);
  }
  return names.flatMap((name) => placed.get(name) ?? []);
}
