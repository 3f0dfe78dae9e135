import { holds } from './borders.ts';
import { type Box, contains } from './box.ts';
import type { Inset } from './inset.ts';
import type { Point } from './projection.ts';
import { emWidth } from './text-width.ts';

/** Towns nearer than this, in units, are too near each other to be named beside the workshop. */
const crowd = 24;
/** The size of the tile, and the air around its dots. */
const tile = { widths: [254, 300, 346], height: 190, round: 52 } as const;
const air = { left: 26, top: 24, right: 14 } as const;
const largestScale = 13;
/** A tile is made wider rather than show the map in less. */
const wantedScale = 6;
/** The drawing is looked at in squares of so many units. */
const cell = 16;
/** What a name takes from its dot on, on a phone. */
const nameWidth = (name: string) => 14 + emWidth(name) * 24;
/** Half of the house, and some air. */
const house = 20;

/**
 * The enlarged part around the workshop: none where fewer than two towns crowd there. It hangs where it hides no town, and as little as
 * can be of what we cover; then as near to the workshop as can be.
 */
export function insetFor(
  towns: { name: string; at: Point }[],
  { frame, france, covered, reach, nearby }: { frame: Box; france: Point[][]; covered: Point[][]; reach: number; nearby: number },
): Inset | undefined {
  const crowded = towns.filter(({ at: [x, y] }) => (x !== 0 || y !== 0) && Math.hypot(x, y) < crowd);
  if (crowded.length < 2) return undefined;
  const [xs, ys] = [
    [0, ...crowded.map(({ at }) => at[0])],
    [0, ...crowded.map(({ at }) => at[1])],
  ];
  const [west, north, south] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)];
  const scaleIn = (width: number) => {
    const room = { width: width - air.left - air.right, height: tile.height + tile.round * 0.9 - air.top - house };
    return Math.min(
      largestScale,
      room.height / Math.max(1, south - north),
      ...crowded.map(({ name, at }) => (room.width - nameWidth(name)) / Math.max(0.1, at[0] - west)),
      (room.width - house) / Math.max(0.1, -west),
    );
  };
  const width = tile.widths.find((each) => scaleIn(each) >= wantedScale);
  if (width === undefined) return undefined;
  const steps = Math.floor(scaleIn(width) * 4) / 4;
  const from: Point = [west - air.left / steps, north - air.top / steps];

  const others = towns.filter((town) => !crowded.includes(town));
  // What each part of the drawing is worth: looked at once, for the tile is tried in many places.
  const cells: { at: Point; worth: number }[] = [];
  for (let px = frame.x; px < frame.x + frame.width; px += cell)
    for (let py = frame.y; py < frame.y + frame.height; py += cell)
      if (Math.hypot(px, py) < reach && holds(france, [px, py])) cells.push({ at: [px, py], worth: holds(covered, [px, py]) ? 3 : 1 });
      else if (Math.hypot(px, py) < nearby + cell) cells.push({ at: [px, py], worth: 3 });
  const { height, round } = tile;
  const bottom = height + round;
  let best: { cost: number; at: Point } | undefined;
  for (let x = frame.x + 8; x + width <= frame.x + frame.width - 6; x += 6)
    for (let y = frame.y + 8; y + bottom <= frame.y + frame.height - 6; y += 6) {
      const box: Box = { x, y, width, height: bottom };
      if (contains(box, [0, 0], 40) || others.some(({ at }) => contains(box, at, 18))) continue;
      let cost = Math.hypot(x + width / 2, y + height / 2) / 100;
      for (const each of cells) if (contains(box, each.at)) cost += each.worth;
      // A name that would stand right of its dot.
      for (const { name, at } of others) if ([1, 0.5].some((part) => contains(box, [at[0] + nameWidth(name) * part, at[1]], 12))) cost += 8;
      if (!best || cost < best.cost) best = { cost, at: [Math.round(x), Math.round(y)] };
    }
  return best && { x: best.at[0], y: best.at[1], width, height, round, scale: steps, from };
}
