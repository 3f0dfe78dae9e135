import type { Position } from './distance.ts';
import geometry from './geometry.json';
import { type Point, placeOnMap, unitsPerKm } from './projection.ts';
import { rings } from './zone.ts';

/** Measures of distance, as circles around the workshop. */
export const mapRings = rings.map((km) => ({ km, radius: km * unitsPerKm }));

/** Far beyond the edges of the drawing, where the outline of France is closed. */
const farWest: Point[] = [
  [-900, -900],
  [-900, 900],
  [0, 900],
];

/** Lines of the drawing as SVG path data. */
interface MapLines {
  /** The part of France around the workshop, closed outside of the drawing. */
  france: string;
  /** The regions whose name settles the zone, closed. */
  regions: Record<keyof typeof geometry.regions, string>;
  departments: string;
  /** Borders between the neighbours of France. */
  foreign: string;
  rhine: string;
}

/** A map with the workshop in the middle, on which distances from it are true in every direction. */
export function mapLines(workshop: Position): MapLines {
  const project = ([longitude = 0, latitude = 0]: number[]) => placeOnMap(workshop, { latitude, longitude });
  const draw = (lines: number[][][]) => lines.map((line) => pathData(line.map(project))).join('');
  const close = (line: number[][], beyond: Point[] = []) => `${pathData([...line.map(project), ...beyond])}z`;
  return {
    france: close(geometry.frenchBorder, farWest),
    regions: { alsace: close(geometry.regions.alsace), 'franche-comte': close(geometry.regions['franche-comte']) },
    departments: draw(geometry.departments),
    foreign: draw(geometry.foreign),
    rhine: draw(geometry.rhine),
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
