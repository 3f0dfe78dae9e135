import {
  around,
  type Box,
  cross,
  gap,
  holdsBox,
  meets,
  runsThrough,
  type Segment,
} from './geometry.ts';
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
  town?: TownPage;
  /** A second line. */
  away?: string | undefined;
  dot: Point;
  /** Its largest font size relative to the map. */
  size: number;
  /** Minimum distance from the centre of its dot. */
  clear: number;
}

/** A name in its place: beside its dot, or further away with a leader line. */
export interface Label extends Name {
  /** The start, middle or end of the text, vertically centred. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  tied: boolean;
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

/** The leader line of a label, if it has one. */
export const tieOf = ({ dot, tied, at }: Label): Segment[] => (tied ? [[dot, at]] : []);

const shifts = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8];
const angles = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12).filter(
  (angle) => Math.abs(Math.cos(angle)) > 0.2,
);

/**
 * Candidate positions, best first: right, left, below and above the dot, and further away with a
 * leader line.
 */
function positionsAround(name: Name): Label[] {
  const { dot, size, clear } = name;
  const place = (anchor: Label['anchor'], dx: number, dy: number, tied = false): Label => ({
    ...name,
    at: [Math.round(dot[0] + dx), Math.round(dot[1] + dy)],
    anchor,
    tied,
  });
  const level = clear + heightOf(name) / 2;
  return [
    ...shifts.map((share) => place('start', clear - Math.abs(share) * 3, share * size)),
    ...shifts.map((share) => place('end', Math.abs(share) * 3 - clear, share * size)),
    ...(['middle', 'start', 'end'] as const).flatMap((anchor) => [
      place(anchor, 0, level),
      place(anchor, 0, -level),
    ]),
    ...[1.25, 1.75, 2.35, 3, 4].flatMap((share) =>
      angles.map((angle) => {
        const [dx, dy] = [Math.cos(angle) * share * size, Math.sin(angle) * share * size];
        return place(dx > 0 ? 'start' : 'end', dx, dy, true);
      }),
    ),
  ];
}

/** What names must avoid. */
export interface Obstacles {
  bounds: Box;
  taken: Box[];
  lines: Segment[];
  dots: Point[];
}

/** The places of a name where it covers nothing and clearly belongs to its dot, best first. */
export function freePlaces(name: Name, labels: Label[], { bounds, taken, lines, dots }: Obstacles) {
  const others = dots.filter(([x, y]) => x !== name.dot[0] || y !== name.dot[1]);
  const boxes = [...taken, ...others.map((dot) => around(dot, 16)), ...labels.map(nameBox)];
  const drawn = [...lines, ...labels.flatMap(tieOf)];
  return positionsAround(name).filter((label) => {
    const box = nameBox(label);
    const [tie] = tieOf(label);
    return (
      holdsBox(bounds, box, 6) &&
      !boxes.some(
        (other) =>
          meets(box, other, 3) || (tie && gap(other, name.dot) > 0 && runsThrough(tie, other)),
      ) &&
      !drawn.some((line) => runsThrough(line, box) || (tie && cross(tie, line))) &&
      (tie || others.every((dot) => gap(box, dot) > gap(box, name.dot) + 4))
    );
  });
}

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
