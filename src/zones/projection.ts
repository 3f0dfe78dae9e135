import { bearing, distance, type Position } from './distance.ts';

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

/** The points of `pathData`, one list for each part of the path. */
const pointsOf = (data: string): Point[][] =>
  data.split(/(?=M)/).map((part) => {
    let [x, y] = [0, 0];
    return [...part.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, right, down]): Point => {
      [x, y] = [x + Number(right), y + Number(down)];
      return [x, y];
    });
  });

/** The same lines without corners: close by, one would see that they were drawn for far away. */
export const smooth = (data: string): string =>
  pointsOf(data)
    .map((points) => {
      const middles = points
        .slice(1)
        .map(
          ([x, y], at): Point => [
            (x + (points[at]?.[0] ?? x)) / 2,
            (y + (points[at]?.[1] ?? y)) / 2,
          ],
        );
      const curves = middles.slice(1).map((middle, at) => `Q${points[at + 1]} ${middle}`);
      return `M${points[0]}L${middles[0]}${curves.join('')}L${points.at(-1)}`;
    })
    .join('');
