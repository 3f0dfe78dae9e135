import { around, type Box, cross, gap, holdsBox, meets, runsThrough, type Segment } from './geometry.ts';
import type { Point } from './projection.ts';

/** Widths of letters in em, measured in the face of the site at the weight of the map's names: near enough in any sans serif. */
const widths: [letters: RegExp, em: number][] = [
  [/[iîïjlıI.,’'()| -]/, 0.28],
  [/[ftr]/, 0.37],
  [/[mwMWŒœ]/, 0.9],
  [/\p{Lu}/u, 0.7],
];
const others = 0.56;

/** About how wide a name is, in em: rather too wide than too narrow. */
export function emWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (widths.find(([letters]) => letters.test(letter))?.[1] ?? others), 0);
}

/** A name that looks for a place beside its dot, in units of its map. */
export interface Name {
  text: string;
  dot: Point;
  /** The size of its letters where they are largest against the map. */
  size: number;
  width: number;
  /** From the middle of its dot to the name, at least. */
  clear: number;
}

/** Where a name stands: beside its dot, or further away, tied to it by a thin line. */
export interface Place {
  /** Its beginning, its middle or its end, halfway up. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  tied: boolean;
}

/** What a map shows beside names. */
export interface Ground {
  bounds: Box;
  /** No name stands on these. */
  taken: Box[];
  dots: Point[];
  /** Lines that no name stands on. */
  lines: Segment[];
  /** Radii of circles around [0, 0] that a name crosses only where nothing else is free. */
  rings: number[];
}

interface Candidate extends Place {
  box: Box;
  tie?: Segment;
  /** What speaks against it. */
  cost: number;
}

/** Letters are this high, as a share of their size. */
const letterHeight = 0.84;
const dotWidth = 16;

/** How far left of its anchor a name begins, as a share of its width. */
export const leftOf = { start: 0, middle: 0.5, end: 1 } as const;

/** What a name takes up where it stands. */
export function nameBox({ size, width }: Name, { at: [x, y], anchor }: Place): Box {
  const height = size * letterHeight;
  return { x: x - width * leftOf[anchor], y: y - height / 2, width, height };
}

/** Whether a box lies on a circle around [0, 0]. */
function crossesRing({ x: left, y: top, width, height }: Box, radius: number): boolean {
  const [right, bottom] = [left + width, top + height];
  const near = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom));
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return near < radius + 2 && far > radius - 2;
}

/** All places around a dot: right of it, left, above and below, and where lines may tie names to dots, further away all around. */
function placesAround(name: Name, mayBeTied: boolean): Candidate[] {
  const { dot, size, clear } = name;
  const placeAt = (anchor: Place['anchor'], dx: number, dy: number, cost: number, tied = false): Candidate => {
    const at: Point = [Math.round(dot[0] + dx), Math.round(dot[1] + dy)];
    return { at, anchor, tied, cost, box: nameBox(name, { at, anchor, tied }), ...(tied && { tie: [dot, at] }) };
  };
  const beside = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8].flatMap((share) => {
    const [dx, cost] = [clear - Math.abs(share) * 3, Math.abs(share) * 5];
    return [placeAt('start', dx, share * size, cost), placeAt('end', -dx, share * size, cost + 4)];
  });
  const over = [-1, 1].map((side) => placeAt('middle', 0, side * (clear + (size * letterHeight) / 2), 7));
  if (!mayBeTied) return [...beside, ...over];
  const angles = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12).filter((angle) => Math.abs(Math.cos(angle)) > 0.2);
  const away = [1.25, 1.75, 2.35, 3, 4].flatMap((share) =>
    angles.map((angle) => {
      const [dx, dy] = [Math.cos(angle) * share * size, Math.sin(angle) * share * size];
      return placeAt(dx > 0 ? 'start' : 'end', dx, dy, (dx > 0 ? 8 : 9) + share * 6, true);
    }),
  );
  return [...beside, ...over, ...away];
}

/** The places around a dot where a name stands on nothing and is read as that of its dot, the best first. */
function freePlaces(name: Name, mayBeTied: boolean, { bounds, taken, dots, lines, rings }: Ground): Candidate[] {
  const others = dots.filter(([x, y]) => x !== name.dot[0] || y !== name.dot[1]);
  const otherBoxes = others.map((dot) => around(dot, dotWidth));
  return placesAround(name, mayBeTied)
    .filter(
      ({ box }) =>
        holdsBox(bounds, box) && ![...taken, ...otherBoxes].some((each) => meets(box, each)) && !lines.some((line) => runsThrough(line, box)),
    )
    .filter(({ box, tie }) => (tie ? !taken.some((each) => runsThrough(tie, each)) : others.every((dot) => gap(box, dot) > gap(box, name.dot))))
    .map((place) => {
      const dotsPassed = otherBoxes.filter((each) => place.tie && runsThrough(place.tie, each)).length;
      const ringsCrossed = rings.filter((radius) => crossesRing(place.box, radius)).length;
      return { ...place, cost: place.cost + dotsPassed * 60 + ringsCrossed * 24 };
    })
    .sort((one, other) => one.cost - other.cost);
}

const runsThroughName = ({ tie }: Candidate, { box }: Candidate) => tie !== undefined && runsThrough(tie, box);

/** Whether two names cannot both stand there. */
const conflict = (one: Candidate, other: Candidate): boolean =>
  meets(one.box, other.box, 3) ||
  runsThroughName(one, other) ||
  runsThroughName(other, one) ||
  (one.tie !== undefined && other.tie !== undefined && cross(one.tie, other.tie));

/** What it costs at least to place these names, each by itself; one without a place costs more than any place does. */
const leastCost = (places: Iterable<Candidate[]>) => [...places].reduce((sum, [best]) => sum + (best?.cost ?? 1000), 0);

/**
 * Places names so that none stands on anything and each is read as that of its dot. One after the other takes the place that costs it and
 * the others least, whoever has the fewest left first; a name that finds none is left out.
 */
export function placeNames(names: Name[], ground: Ground, { mayBeTied = false } = {}): (Place | undefined)[] {
  let free = new Map(names.map((name) => [name, freePlaces(name, mayBeTied, ground)]));
  const chosen = new Map<Name, Candidate>();
  while (free.size > 0) {
    const [name, places] = [...free].reduce((first, next) => (next[1].length < first[1].length ? next : first));
    free.delete(name);
    const beside = (place: Candidate) => new Map([...free].map(([other, theirs]) => [other, theirs.filter((each) => !conflict(place, each))]));
    const options = places
      .map((place) => ({ place, left: beside(place) }))
      .map((option) => ({ ...option, cost: option.place.cost + leastCost(option.left.values()) }));
    const [best] = options.sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    chosen.set(name, best.place);
    free = best.left;
  }
  return names.map((name) => {
    const place = chosen.get(name);
    return place && { at: place.at, anchor: place.anchor, tied: place.tied };
  });
}
