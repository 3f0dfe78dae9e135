import { around, type Box, contains, holdsBox, meets } from './box.ts';
import type { Point } from './projection.ts';
import { runsThrough, type Segment } from './segment.ts';
import { emWidth } from './text-width.ts';

/** Where a name stands, in units. */
export interface Placed {
  /** The near end of the name. */
  start: Point;
  /** To the far end of the name: negative to the left. */
  run: number;
  /** A thin line ties the name to its dot. */
  tied: boolean;
}

/** A name that wants a place beside its dot. */
export interface Named {
  name: string;
  dot: Point;
  /** The size of its letters where they are largest against the map, in units. */
  size: number;
  /** Units from its dot to the near end of the name, at least. */
  clear: number;
}

/** What names have to keep off. */
export interface Surroundings {
  /** They stand inside of it. */
  bounds: Box;
  /** Nothing of them stands on these. */
  taken: Box[];
  /** Dots of towns. */
  dots: Point[];
  /** Radii of the circles around the workshop that they should not cross. */
  rings: number[];
  /** Lines that they should not cross. */
  lines: Segment[];
}

interface Candidate extends Placed {
  box: Box;
  /** How good it is by itself; small is good. */
  cost: number;
}

const dotRadius = 9;
/** Letters are this high, above and below the middle of their line, in em. */
const half = 0.42;
const bad = 1000;

/** Whether a box lies on a circle around [0, 0]. */
function crossesRing({ x: left, y: top, width, height }: Box, radius: number): boolean {
  const [right, bottom] = [left + width, top + height];
  const near = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom));
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return near < radius + 2 && far > radius - 2;
}

/** The places that a name may take, the best first: right of its dot, then left, then a little above or below, then further away on a line. */
function placesFor({ name, dot, size, clear }: Named): Candidate[] {
  const width = Math.round(emWidth(name) * size);
  const place = (side: 1 | -1, dx: number, dy: number, tied: boolean, cost: number) => {
    const start: Point = [Math.round(dot[0] + dx), Math.round(dot[1] + dy)];
    const run = side * width;
    return { start, run, tied, cost, box: around([start[0] + run / 2, start[1]], width, size * half * 2) };
  };
  const beside = ([1, -1] as const).flatMap((side) =>
    [0, -5, 5, -10, 10, -15, 15, -20, 20].map((dy) =>
      place(side, side * (clear - Math.abs(dy) * 0.12), dy, false, (side > 0 ? 0 : 4) + Math.abs(dy) * 0.2),
    ),
  );
  const away = [30, 42, 56, 72].flatMap((radius) =>
    Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12)
      .filter((angle) => Math.abs(Math.cos(angle)) > 0.2)
      .map((angle) =>
        place(
          Math.cos(angle) > 0 ? 1 : -1,
          radius * Math.cos(angle),
          radius * Math.sin(angle),
          true,
          8 + radius * 0.24 + (Math.cos(angle) > 0 ? 0 : 1),
        ),
      ),
  );
  return [...beside, ...away];
}

/** A place for each name, so that as little as can be of what would be hard to read happens; the same for the same towns. */
export function placeNames(names: Named[], { bounds, taken, dots, rings, lines }: Surroundings): Placed[] {
  const options: Candidate[][] = names.map((named) =>
    placesFor(named)
      .map((candidate) => {
        const { box, start, tied } = candidate;
        const others = dots.filter(([x, y]) => x !== named.dot[0] || y !== named.dot[1]);
        let cost = candidate.cost;
        if (!holdsBox(bounds, box)) cost += 3 * bad;
        cost += bad * taken.filter((each) => meets(box, each)).length;
        cost += bad * others.filter((dot) => contains(box, dot, dotRadius)).length;
        cost += 24 * rings.filter((radius) => crossesRing(box, radius)).length;
        cost += 30 * lines.filter((line) => runsThrough(line, box)).length;
        if (tied) cost += 60 * others.filter((dot) => runsThrough([named.dot, start], around(dot, dotRadius * 2))).length;
        if (tied) cost += bad * taken.filter((each) => runsThrough([named.dot, start], each)).length;
        return { ...candidate, cost };
      })
      .sort((a, b) => a.cost - b.cost),
  );
  /** Names whose dots are further apart than both of them reach never meet. */
  const reaches = options.map((candidates, index) =>
    Math.max(
      0,
      ...candidates.map(
        ({ start, run }) => Math.hypot(start[0] - (names[index]?.dot[0] ?? 0), start[1] - (names[index]?.dot[1] ?? 0)) + Math.abs(run) + 20,
      ),
    ),
  );
  const neighbours = names.map(({ dot: [x, y] }, index) =>
    names.flatMap((other, at) =>
      at !== index && Math.hypot(other.dot[0] - x, other.dot[1] - y) < (reaches[index] ?? 0) + (reaches[at] ?? 0) ? [at] : [],
    ),
  );
  const between = (a: Candidate, dotA: Point, b: Candidate, dotB: Point) => {
    let cost = meets(a.box, b.box, 2) ? bad : 0;
    if (a.tied && runsThrough([dotA, a.start], b.box)) cost += bad;
    if (b.tied && runsThrough([dotB, b.start], a.box)) cost += bad;
    return cost;
  };

  const dotOf = (index: number): Point => names[index]?.dot ?? [0, 0];
  const chosen = options.map(([first]) => first);
  const costAmong = (index: number, candidate: Candidate) => {
    let cost = candidate.cost;
    for (const other of neighbours[index] ?? []) {
      const theirs = chosen[other];
      if (theirs) cost += between(candidate, dotOf(index), theirs, dotOf(other));
    }
    return cost;
  };

  // Annealing: at first a name may take a worse place, so that others find better ones; in the end it takes the best that is left.
  const random = randomNumbers();
  const rounds = 240;
  for (let round = 0; round < rounds; round++) {
    const heat = 60 * (1 - round / rounds) ** 2;
    for (const index of names.keys()) {
      const candidates = options[index] ?? [];
      const now = chosen[index];
      // Good places are tried more often.
      const next = candidates[Math.floor(random() ** 2 * candidates.length)];
      if (!now || !next || next === now) continue;
      const worse = costAmong(index, next) - costAmong(index, now);
      if (worse <= 0 || random() < Math.exp(-worse / heat)) chosen[index] = next;
    }
  }
  for (let moved = true, pass = 0; moved && pass < 12; pass++) {
    moved = false;
    for (const index of names.keys()) {
      let best: { candidate: Candidate; cost: number } | undefined;
      for (const candidate of options[index] ?? []) {
        // They are in the order of what they cost by themselves: none further on can be better.
        if (best && candidate.cost >= best.cost) break;
        const cost = costAmong(index, candidate);
        if (!best || cost < best.cost) best = { candidate, cost };
      }
      if (!best || best.candidate === chosen[index]) continue;
      chosen[index] = best.candidate;
      moved = true;
    }
  }
  return chosen.map((place) => ({ start: place?.start ?? [0, 0], run: place?.run ?? 0, tied: place?.tied ?? false }));
}

/** The same numbers from 0 to 1 for every build (Park and Miller): the map of the same towns is the same. */
function randomNumbers(): () => number {
  let state = 20_041;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
