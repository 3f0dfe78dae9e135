import type { Box } from './borders.ts';
import type { Point } from './projection.ts';

/** A name that looks for its place beside a dot. */
export interface Name {
  text: string;
  dot: Point;
  /** From the middle of the dot to where a name may begin. */
  radius: number;
  /** Size of the letters. */
  size: number;
  /** How wide it is set, where that is not as `nameWidth` says. */
  width?: number;
  /** How far from its dot it may stand, as a share of its size. */
  furthest: number;
}

/** Where a name stands: its end that is nearest to the dot, halfway up. */
export interface PlacedName {
  text: string;
  dot: Point;
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** The name stands apart from its dot: a thin line ties the two. */
  tied: boolean;
}

interface Candidate extends PlacedName {
  box: Box;
  /** Where the tie runs. */
  tie: Point[];
  /** What speaks against it before any other name is placed. */
  cost: number;
}

/** Sixteen directions, the best liked first: right, left, then up and down. */
const directions = [0, 8, 15, 1, 7, 9, 14, 2, 6, 10, 13, 3, 5, 11, 12, 4].map((step, rank) => ({ angle: (step * Math.PI) / 8, rank }));

/** How far from its dot a name may stand, as a share of its size. */
const distances = [0, 0.5, 1.2, 1.9, 2.7, 3.6];

/** Widths of letters against their size: Hanken Grotesk 600, rounded up. */
const narrow = /[-'’. fijlrtI]/;
const wide = /[mwMW@œŒ]/;
const letterWidth = (letter: string) => (narrow.test(letter) ? 0.36 : wide.test(letter) ? 0.92 : letter === letter.toLowerCase() ? 0.6 : 0.72);

/** How wide a name is set. */
export const nameWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

/** The area that two boxes share, each a little larger than it is. */
function overlap(a: Box, b: Box, margin = 2): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + margin;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + margin;
  return width > 0 && height > 0 ? width * height : 0;
}

const holds = (box: Box, [x, y]: Point) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** How much of a box lies outside of the drawing. */
function outside(box: Box, bounds: Box): number {
  const inside = overlap(box, bounds, 0);
  return box.width * box.height - inside;
}

/** Every place that a name may take, the one that costs least by itself first. */
function candidatesFor(
  { text, dot, radius, size: height, width = nameWidth(text, height), furthest }: Name,
  obstacles: Box[],
  dots: Box[],
  bounds: Box,
): Candidate[] {
  const inTheWay = [...obstacles, ...dots];
  return distances
    .filter((share) => share <= furthest)
    .flatMap((share) =>
      directions.map(({ angle, rank }) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const reach = radius + share * height;
        const anchor = cos > 0.3 ? 'start' : cos < -0.3 ? 'end' : 'middle';
        const at: Point = [Math.round(dot[0] + cos * reach), Math.round(dot[1] + sin * (reach + (anchor === 'middle' ? height / 2 : height / 4)))];
        const left = at[0] - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
        const box = { x: left, y: at[1] - height / 2, width, height };
        const tied = share > 1;
        const tie: Point[] = tied ? [0.25, 0.5, 0.75, 0.95].map((part) => [dot[0] + (at[0] - dot[0]) * part, dot[1] + (at[1] - dot[1]) * part]) : [];
        const crossed = inTheWay.filter((each) => tie.some((point) => holds(each, point))).length;
        // A dot under a name is a place that the map does not show.
        const covered = dots.filter((each) => overlap(box, each, -4) > 0).length;
        const area = inTheWay.reduce((sum, each) => sum + overlap(box, each), 0);
        const cost = rank + share * 22 + crossed * 60 + covered * 300 + outside(box, bounds) * 3 + area;
        return { text, dot, at, anchor, tied, box, tie, cost } as const;
      }),
    )
    .sort((one, other) => one.cost - other.cost);
}

/** What two names cost each other. */
function conflict(one: Candidate, other: Candidate): number {
  const crossed = one.tie.filter((point) => holds(other.box, point)).length + other.tie.filter((point) => holds(one.box, point)).length;
  const meet = overlap(one.box, other.box, 0) > 0 ? 300 : 0;
  return overlap(one.box, other.box) * 2 + meet + crossed * 120;
}

/**
 * Places names so that they stay clear of each other, of all dots and of what else must be seen. Each takes its best place in
 * turn, again and again, until none wants another; whoever chooses first matters, so that several begin.
 */
export function placeNames(names: Name[], obstacles: Box[], bounds: Box): PlacedName[] {
  const dots = names.map(({ dot: [x, y], radius }) => ({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }));
  const choices = names.map((name, index) =>
    candidatesFor(
      name,
      obstacles,
      dots.filter((_, other) => other !== index),
      bounds,
    ),
  );
  const tries = names.map((_, first) => settle(choices, first));
  const costs = tries.map(total);
  const layout = tries[costs.indexOf(Math.min(...costs))] ?? [];
  return layout.map(({ text, dot, at, anchor, tied }) => ({ text, dot, at, anchor, tied }));
}

function settle(choices: Candidate[][], first: number): Candidate[] {
  const order = choices.map((_, index) => (index + first) % choices.length);
  const chosen = choices.map((candidates) => leastBeside(candidates, []));
  for (let round = 0; round < 12; round++) {
    let moved = false;
    for (const index of order) {
      const others = chosen.filter((_, other) => other !== index);
      const next = leastBeside(choices[index] ?? [], others);
      moved ||= next !== chosen[index];
      chosen[index] = next;
    }
    if (!moved) break;
  }
  return chosen;
}

/** What a whole layout costs. */
const total = (layout: Candidate[]) =>
  layout.reduce(
    (sum, candidate, index) => layout.slice(index + 1).reduce((both, other) => both + conflict(candidate, other), sum + candidate.cost),
    0,
  );

/** The candidate that costs least among the others. None that costs more by itself than another one in all can be it. */
function leastBeside([first, ...more]: Candidate[], others: Candidate[]): Candidate {
  if (!first) throw new Error('a name has no place to choose');
  const costOf = (candidate: Candidate) => others.reduce((sum, other) => sum + conflict(candidate, other), candidate.cost);
  let best = { candidate: first, cost: costOf(first) };
  for (const candidate of more) {
    if (candidate.cost >= best.cost) break;
    const cost = costOf(candidate);
    if (cost < best.cost) best = { candidate, cost };
  }
  return best.candidate;
}
