import { bearing, distance, type Position } from './distance.ts';

/** A point of the drawing: units to the right of the workshop and below it. */
export type Point = [x: number, y: number];

/** Units of the drawing per km: whole numbers are then exact to half a kilometre. */
export const unitsPerKm = 2;

/** Where a place stands on a map with the workshop in the middle, true from there in distance and direction (azimuthal equidistant). */
export function placeOnMap(workshop: Position, position: Position): Point {
  const radius = distance(workshop, position) * unitsPerKm;
  const angle = bearing(workshop, position);
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}

/** Steps from point to point: shorter than places, and more alike, so that they compress better. */
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

/** A minus sign separates as well as a space does. */
function number(value: number, follows = false): string {
  return follows && value >= 0 ? ` ${value}` : String(value);
}
