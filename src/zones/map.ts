import { clipped, foreign, france, inner, outlineOf, rhine, within } from './borders.ts';
import type { Box } from './box.ts';
import type { Position } from './distance.ts';
import { type Point, placeOnMap } from './projection.ts';

/** Lines of the drawing as SVG path data. */
interface MapLines {
  /** France as far as the drawing shows it, closed. */
  france: string;
  /** The regions whose name settles the zone, closed, by their ids. */
  regions: Record<string, string>;
  departments: string;
  /** Borders between the neighbours of France. */
  foreign: string;
  rhine: string;
}

/** A map with the workshop in the middle, on which distances from it are true in every direction. */
export function mapLines(workshop: Position, frame: Box, groups: { id: string; departments: string[] }[]): MapLines {
  const project = (line: number[][]) => line.map(([longitude = 0, latitude = 0]) => placeOnMap(workshop, { latitude, longitude }));
  const draw = (lines: number[][][]) =>
    lines
      .flatMap((line) => within(project(line), frame))
      .map(pathData)
      .join('');
  const close = (outlines: number[][][]) =>
    outlines
      .map((outline) => clipped(project(outline), frame))
      .flatMap((points) => (points.length > 2 ? [`${pathData(points)}z`] : []))
      .join('');
  return {
    france: close(france()),
    regions: Object.fromEntries(groups.map(({ id, departments }) => [id, close(outlineOf(departments))])),
    departments: draw(inner()),
    foreign: draw(foreign),
    rhine: draw(rhine),
  };
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
const number = (value: number, follows = false) => (follows && value >= 0 ? ` ${value}` : String(value));
