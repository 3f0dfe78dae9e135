import { bearing, distance, type Position } from '../lib/geo/distance.ts';

/** A map point: units right of and below the workshop. */
export type Point = [x: number, y: number];

/** Units per km of the borders and of the whole map; accurate to half a kilometre. */
export const unitsPerKm = 2;

/**
 * Projects a position onto a map of this scale: distance and direction from the workshop are true
 * (azimuthal equidistant).
 */
export function projectToMap(workshop: Position, position: Position, scale = unitsPerKm): Point {
  const radius = distance(workshop, position) * scale;
  const angle = bearing(workshop, position);
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}

/**
 * Relative path commands: shorter and more repetitive than absolute ones, so they compress better.
 */
export function pathData(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  let data = `M${x} ${y}`;
  let command = 'l';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    data += `${command}${nextX - x} ${nextY - y}`;
    command = ' ';
    [x, y] = [nextX, nextY];
  }
  return data;
}

/**
 * Smooths the corners of lines: curves lead from the middle of each step to the middle of the next.
 * On the enlarged maps of towns, the corners of the simplified borders would show.
 */
export const smooth = (data: string): string =>
  data.replaceAll(/l([^Mz]+)z?/g, (_, steps: string) => {
    const halves = [...steps.matchAll(/(-?\d+) ?(-?\d+)/g)].map(
      ([, x, y]): Point => [Number(x) / 2, Number(y) / 2],
    );
    const middles = halves.map(([x, y], at) => {
      const [nextX, nextY] = halves[at + 1] ?? [0, 0];
      return `${x + nextX} ${y + nextY}`;
    });
    const start = halves[0]?.join(' ');
    // `t` mirrors the last control point, which gives the next corner: only the first is written.
    return `l${start}q${start} ${middles.join('t')}`;
  });
