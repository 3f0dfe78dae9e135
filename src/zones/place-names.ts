import { around, type Box, gap, meets } from './box.ts';
import type { Point } from './projection.ts';
import { cross, runsThrough, type Segment } from './segment.ts';

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

/** What a map shows beside names and their dots. */
export interface Ground {
  /** Must be seen: no name stands on it. */
  obstacles: Box[];
  /** May be crossed, where nothing else is free. */
  avoided: Box[];
  /** Where the drawing ends. */
  bounds: Box;
}

interface Candidate extends PlacedName {
  box: Box;
  /** Where the tie runs. */
  tie?: Segment;
  /** What speaks against it before any other name is placed. */
  cost: number;
}

/** Sixteen directions, the best liked first: right, left, then up and down. */
const directions = [0, 8, 15, 1, 7, 9, 14, 2, 6, 10, 13, 3, 5, 11, 12, 4].map((step, rank) => ({ angle: (step * Math.PI) / 8, rank }));

/** How far from its dot a name may stand, as a share of its size. */
const distances = [0, 0.5, 1.2, 1.9, 2.7, 3.6, 4.6, 5.7];

/** Widths of letters against their size: Hanken Grotesk 600, rounded up. */
const narrow = /[-'’. fijlrtI]/;
const wide = /[mwMW@œŒ]/;
const letterWidth = (letter: string) => (narrow.test(letter) ? 0.36 : wide.test(letter) ? 0.92 : letter === letter.toLowerCase() ? 0.6 : 0.72);

/** How wide a name is set. */
export const nameWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

/** What a name of this size takes up where it stands. */
export const nameBox = ({ at: [x, y], anchor }: Pick<PlacedName, 'at' | 'anchor'>, width: number, height: number): Box => ({
  x: x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2),
  y: y - height / 2,
  width,
  height,
});

/** The area that two boxes share, each a little larger than it is. */
function overlap(a: Box, b: Box, margin = 2): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + margin;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + margin;
  return width > 0 && height > 0 ? width * height : 0;
}

const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** How much of a box lies outside of the drawing. */
function outside(box: Box, bounds: Box): number {
  const inside = overlap(box, bounds, 0);
  return box.width * box.height - inside;
}

/** What speaks against a place: a direction that is one rank less liked costs 1. */
const costs = {
  /** For each of its sizes that a name is away from its dot. */
  away: 22,
  /** A tie that leads to another part of the name than its nearest. */
  turned: 8,
  /** A tie over something that should be seen, over another's dot, over another's name, over another's tie. */
  tieOverMap: 60,
  tieOverDot: 250,
  tieOverName: 200,
  tieOverTie: 200,
  /** Without a tie, a name is read as that of the dot that it is nearest to. */
  mistakable: 200,
  /** A dot under a name is a place that the map does not show. */
  covered: 300,
  /** For names one over the other, and for each unit of area on which they are. */
  meet: 300,
  shared: 2,
  /** For a name that goes over the edge, and for each unit of area beyond it. */
  beyond: 600,
  outside: 3,
};

/** Every place that a name may take, the one that costs least by itself first. */
const candidatesFor = (name: Name, ground: Ground & { dots: Box[] }): Candidate[] =>
  placesFor(name)
    .map((place) => ({ ...place, cost: place.cost + costOn(ground, place) }))
    .sort((one, other) => one.cost - other.cost);

/** The places around a dot, each with what its distance and its direction cost. */
function placesFor({ text, dot, radius, size: height, width = nameWidth(text, height), furthest }: Name): Candidate[] {
  return distances
    .filter((share) => share <= furthest)
    .flatMap((share) =>
      directions.flatMap(({ angle, rank }) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const reach = radius + share * height;
        const facing = cos > 0.3 ? 'start' : cos < -0.3 ? 'end' : 'middle';
        const at: Point = [Math.round(dot[0] + cos * reach), Math.round(dot[1] + sin * (reach + (facing === 'middle' ? height / 2 : height / 4)))];
        const tied = share > 1;
        // A tie from above or below may lead to any part of a name.
        const anchors = tied && Math.abs(sin) > 0.6 ? (['start', 'middle', 'end'] as const) : ([facing] as const);
        return anchors.map((anchor): Candidate => {
          const box = nameBox({ at, anchor }, width, height);
          const cost = rank + share * costs.away + (anchor === facing ? 0 : costs.turned);
          return { text, dot, at, anchor, tied, box, ...(tied && { tie: [dot, at] }), cost };
        });
      }),
    );
}

/** What it costs a name to stand there beside all that is no name. */
function costOn({ obstacles, avoided, dots, bounds }: Ground & { dots: Box[] }, { box, tie, dot }: Candidate): number {
  const countCrossed = (boxes: Box[]) => (tie ? boxes.filter((each) => runsThrough(tie, each)).length : 0);
  const crossed = countCrossed([...obstacles, ...avoided]) * costs.tieOverMap + countCrossed(dots) * costs.tieOverDot;
  const mistakable = tie ? 0 : dots.filter((each) => gap(box, middle(each)) <= gap(box, dot)).length;
  const covered = dots.filter((each) => meets(box, each, -4)).length + obstacles.filter((each) => meets(box, each)).length;
  const area = [...obstacles, ...avoided, ...dots].reduce((sum, each) => sum + overlap(box, each), 0);
  const beyond = outside(box, bounds);
  return crossed + mistakable * costs.mistakable + covered * costs.covered + area + (beyond > 0 ? costs.beyond : 0) + beyond * costs.outside;
}

/** What two names cost each other. */
function conflict(one: Candidate, other: Candidate): number {
  const meet = meets(one.box, other.box) ? costs.meet : 0;
  const through = Number(runsThroughName(one, other)) + Number(runsThroughName(other, one));
  const crossing = one.tie && other.tie && cross(one.tie, other.tie) ? costs.tieOverTie : 0;
  return overlap(one.box, other.box) * costs.shared + meet + through * costs.tieOverName + crossing;
}

const runsThroughName = ({ tie }: Candidate, { box }: Candidate) => tie !== undefined && runsThrough(tie, box);

/**
 * Places names so that they stay clear of each other, of all dots and of what else must be seen, and so that each is read as its own dot's.
 * Each takes its best place in turn, again and again, until none wants another; whoever chooses first matters, so that several begin. Those
 * that are then still in trouble try other places, to which the rest makes room.
 */
export function placeNames(names: Name[], ground: Ground): PlacedName[] {
  const dots = names.map(({ dot, radius }) => around(dot, radius * 2));
  const choices = names.map((name, index) => candidatesFor(name, { ...ground, dots: allBut(dots, index) }));
  const alone = choices.map((candidates) => leastBeside(candidates, []));
  const settled = cheapest(names.map((_, first) => settle(choices, alone, first)));
  const layout = untangle(choices, untangle(choices, settled));
  return layout.map(({ text, dot, at, anchor, tied }) => ({ text, dot, at, anchor, tied }));
}

function settle(choices: Candidate[][], start: Candidate[], first: number): Candidate[] {
  const order = choices.map((_, index) => (index + first) % choices.length);
  const chosen = [...start];
  for (let round = 0; round < 12; round++) {
    let moved = false;
    for (const index of order) {
      const next = leastBeside(choices[index] ?? [], allBut(chosen, index));
      moved ||= next !== chosen[index];
      chosen[index] = next;
    }
    if (!moved) break;
  }
  return chosen;
}

/** A name that costs more than this may find a better place where others make room for it, in one of so many. */
const trouble = 60;
const placesTried = 60;

/** Sets each name that is in trouble at one place after another, and lets the others settle around it: so those part that block each other. */
function untangle(choices: Candidate[][], start: Candidate[]): Candidate[] {
  let layout = start;
  for (const [index, candidates] of choices.entries()) {
    const own = layout[index];
    if (!own || costBeside(own, allBut(layout, index)) < trouble) continue;
    const tries = candidates.slice(0, placesTried).map((fixed) => settle(choices.with(index, [fixed]), layout.with(index, fixed), index + 1));
    layout = cheapest([layout, ...tries]);
  }
  return layout;
}

const allBut = <Item>(items: Item[], index: number) => items.filter((_, other) => other !== index);

function cheapest(layouts: Candidate[][]): Candidate[] {
  const totals = layouts.map(total);
  return layouts[totals.indexOf(Math.min(...totals))] ?? [];
}

/** What a whole layout costs. */
const total = (layout: Candidate[]) =>
  layout.reduce(
    (sum, candidate, index) => layout.slice(index + 1).reduce((both, other) => both + conflict(candidate, other), sum + candidate.cost),
    0,
  );

/** What a candidate costs among the others: exact where it is less than the most that may be asked. */
function costBeside(candidate: Candidate, others: Candidate[], most = Number.POSITIVE_INFINITY): number {
  let cost = candidate.cost;
  for (const other of others) {
    if (cost >= most) break;
    cost += conflict(candidate, other);
  }
  return cost;
}

/** The candidate that costs least among the others. None that costs more by itself than another one in all can be it. */
function leastBeside([first, ...more]: Candidate[], others: Candidate[]): Candidate {
  if (!first) throw new Error('a name has no place to choose');
  let best = { candidate: first, cost: costBeside(first, others) };
  for (const candidate of more) {
    if (candidate.cost >= best.cost) break;
    const cost = costBeside(candidate, others, best.cost);
    if (cost < best.cost) best = { candidate, cost };
  }
  return best.candidate;
}
