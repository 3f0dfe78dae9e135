import { bearing, distance, type Position } from './distance.ts';

/** A map point: units right of and below the workshop. */
export type Point = [x: number, y: number];

/** Map units per km; whole units are accurate to half a kilometre. */
export const unitsPerKm = 2;

/** Projects a position onto the map: distance and direction from the workshop are true (azimuthal equidistant). */
export function placeOnMap(workshop: Position, position: Position): Point {
  const radius = distance(workshop, position) * unitsPerKm;
  const angle = bearing(workshop, position);
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}

/** Relative path commands: shorter and more repetitive than absolute ones, so they compress better. */
export function pathData(points: Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  let data = `M${number(x)}${number(y, true)}`;
  let command = 'l';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    data += `${command}${number(nextX - x, command === '')}${number(nextY - y, true)}`;
    command = '';
    [x, y] = [nextX, nextY];
  }
  return data;
}

/** A minus sign needs no space before it. */
function number(value: number, follows = false): string {
  return follows && value >= 0 ? ` ${value}` : String(value);
}
