import {
  around,
  type Box,
  comesNear,
  cross,
  gap,
  holdsBox,
  meets,
  runsThrough,
  type Segment,
} from './geometry.ts';
import type { Point } from './projection.ts';

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

/** A label to place beside its dot, in map units. */
export interface LabelText {
  text: string;
  dot: Point;
  /** Its largest font size relative to the map. */
  size: number;
  width: number;
  /** Lines of text, the second one smaller. */
  lines: 1 | 2;
  /** Minimum distance from the centre of its dot. */
  clear: number;
}

/** The position of a label: beside its dot, or further away with a leader line. */
export interface LabelPosition {
  /** The start, middle or end of the text, vertically centred. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  tied: boolean;
}

/** What labels must avoid. */
export interface MapObstacles {
  bounds: Box;
  /** Areas that labels must not cover. */
  taken: Box[];
  dots: Point[];
  /** Lines that labels must not cover. */
  lines: Segment[];
  /** Radii of circles around [0, 0], crossed only if nothing else is free. */
  rings: number[];
}

interface CandidatePosition extends LabelPosition {
  box: Box;
  tie?: Segment;
  /** Higher is worse. */
  cost: number;
}

/** Letter height as a share of the font size. */
const letterHeight = 0.84;
const dotWidth = 16;

/** Share of the width left of the anchor. */
export const leftOf = { start: 0, middle: 0.5, end: 1 } as const;

/** The area of a label. */
export function nameBox(
  { size, width, lines }: LabelText,
  { at: [x, y], anchor }: LabelPosition,
): Box {
  const height = size * letterHeight * (lines === 2 ? 2.2 : 1);
  return { x: x - width * leftOf[anchor], y: y - height / 2, width, height };
}

/** Whether a box crosses a circle around [0, 0]. */
function crossesRing({ x: left, y: top, width, height }: Box, radius: number): boolean {
  const [right, bottom] = [left + width, top + height];
  const near = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom));
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return near < radius + 2 && far > radius - 2;
}

/**
 * Candidate positions: right, left, above and below the dot, and further away with a leader line.
 */
function positionsAround(name: LabelText): CandidatePosition[] {
  const { dot, size, clear, lines } = name;
  const positionAt = (
    anchor: LabelPosition['anchor'],
    dx: number,
    dy: number,
    cost: number,
    tied = false,
  ): CandidatePosition => {
    const at: Point = [Math.round(dot[0] + dx), Math.round(dot[1] + dy)];
    return {
      at,
      anchor,
      tied,
      cost,
      box: nameBox(name, { at, anchor, tied }),
      ...(tied && { tie: [dot, at] }),
    };
  };
  const beside = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8].flatMap((share) => {
    const [dx, cost] = [clear - Math.abs(share) * 3, Math.abs(share) * 5];
    return [
      positionAt('start', dx, share * size, cost),
      positionAt('end', -dx, share * size, cost + 4),
    ];
  });
  const over = [-1, 1].flatMap((side) => {
    const dy = side * (clear + (size * letterHeight * lines) / 2);
    return [
      positionAt('middle', 0, dy, 7),
      positionAt('start', 0, dy, 7.5),
      positionAt('end', 0, dy, 7.5),
    ];
  });
  const angles = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12).filter(
    (angle) => Math.abs(Math.cos(angle)) > 0.2,
  );
  const away = [1.25, 1.75, 2.35, 3, 4].flatMap((share) =>
    angles.map((angle) => {
      const [dx, dy] = [Math.cos(angle) * share * size, Math.sin(angle) * share * size];
      return positionAt(dx > 0 ? 'start' : 'end', dx, dy, (dx > 0 ? 8 : 9) + share * 6, true);
    }),
  );
  return [...beside, ...over, ...away];
}

/** Positions where a label covers nothing and clearly belongs to its dot, best first. */
function freePositions(
  name: LabelText,
  { bounds, taken, dots, lines, rings }: MapObstacles,
): CandidatePosition[] {
  const others = dots.filter(([x, y]) => x !== name.dot[0] || y !== name.dot[1]);
  const marks = [...taken, ...others.map((dot) => around(dot, dotWidth))];
  const isTieFree = (tie: Segment) =>
    !taken.some((box) => runsThrough(tie, box)) &&
    !others.some((dot) => comesNear(tie, dot, dotWidth / 2));
  const isNearest = (box: Box, air = 0) =>
    others.every((dot) => gap(box, dot) > gap(box, name.dot) + air);
  // A name level with a neighbour's dot reads as the neighbour's.
  const isLevel = ([, y]: Point) =>
    others.every(
      ([otherX, otherY]) =>
        Math.abs(otherX - name.dot[0]) > 40 || Math.abs(otherY - y) > Math.abs(name.dot[1] - y) + 3,
    );
  return positionsAround(name)
    .filter(
      ({ box }) =>
        holdsBox(bounds, box) &&
        !marks.some((mark) => meets(box, mark)) &&
        !lines.some((line) => runsThrough(line, box)),
    )
    .filter(({ box, tie, at }) => (tie ? isTieFree(tie) : isNearest(box) && isLevel(at)))
    .map((position) => {
      const ringsCrossed = rings.filter((radius) => crossesRing(position.box, radius)).length;
      return {
        ...position,
        cost: position.cost + ringsCrossed * 24 + (isNearest(position.box, 8) ? 0 : 12),
      };
    })
    .sort((one, other) => one.cost - other.cost);
}

const runsThroughName = ({ tie }: CandidatePosition, { box }: CandidatePosition) =>
  tie !== undefined && runsThrough(tie, box);

/** Whether two labels exclude each other. */
const conflict = (one: CandidatePosition, other: CandidatePosition): boolean =>
  meets(one.box, other.box, 3) ||
  runsThroughName(one, other) ||
  runsThroughName(other, one) ||
  (one.tie !== undefined && other.tie !== undefined && cross(one.tie, other.tie));

/**
 * Lower bound of the cost of these labels; one without a free position costs more than any other.
 */
const leastCost = (positions: Iterable<CandidatePosition[]>) =>
  [...positions].reduce((sum, [best]) => sum + (best?.cost ?? 1000), 0);

/**
 * Places labels without overlaps, greedily: the label with the fewest free positions takes the one
 * that costs it and the others least. A label that the others leave no position goes before them,
 * and all begin anew. One that has none at all is left out.
 */
export function placeLabels(
  names: LabelText[],
  ground: MapObstacles,
): (LabelPosition | undefined)[] {
  const all = new Map(names.map((name) => [name, freePositions(name, ground)]));
  const before = new Set<LabelText>();
  const chosen = new Map<LabelText, CandidatePosition>();
  let free = new Map(all);
  while (free.size > 0) {
    const turn = ([name, positions]: [LabelText, CandidatePosition[]]) =>
      before.has(name) ? 0 : 1 + positions.length;
    const [name, positions] = [...free].reduce((first, next) =>
      turn(next) < turn(first) ? next : first,
    );
    free.delete(name);
    const beside = (position: CandidatePosition) =>
      new Map(
        [...free].map(([other, theirs]) => [
          other,
          theirs.filter((each) => !conflict(position, each)),
        ]),
      );
    const options = positions
      .map((position) => ({ position, left: beside(position) }))
      .map((option) => ({
        ...option,
        cost: option.position.cost + leastCost(option.left.values()),
      }));
    const [best] = options.sort((one, other) => one.cost - other.cost);
    if (best) {
      chosen.set(name, best.position);
      free = best.left;
    } else if (!before.has(name)) {
      before.add(name);
      chosen.clear();
      free = new Map(all);
    }
  }
  return names.map((name) => {
    const position = chosen.get(name);
    return position && { at: position.at, anchor: position.anchor, tied: position.tied };
  });
}
