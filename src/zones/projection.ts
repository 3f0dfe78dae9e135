import { geoAzimuthalEquidistant } from 'd3-geo';
import { earthRadius, type Position } from './distance.ts';
import geometry from './geometry.json';
import { zoneLimits } from './zone.ts';

/** Units of the drawing per km: whole numbers are then exact to half a kilometre. */
const unitsPerKm = 2;

/** What is drawn, in units: the workshop is at [0, 0]. */
export const frame = { x: -410, y: -410, width: 600, height: 820 } as const;

/** The limits of the zones as circles around the workshop, the largest first. */
export const mapRings = (['onDemand', 'planned', 'rapid'] as const).map((zone) => {
  const km = zoneLimits[zone];
  return { zone, km, radius: km * unitsPerKm };
});

/** A point of the drawing: units to the right of the workshop and below it. */
export type Point = [x: number, y: number];

/** Far beyond the edges of the drawing, where the outline of France is closed. */
const farWest: Point[] = [
  [-900, -900],
  [-900, 900],
  [0, 900],
];

/** Lines of the drawing as SVG path data. */
export interface MapLines {
  /** The part of France around the workshop, closed outside of the drawing. */
  france: string;
  departments: string;
  /** Borders between the neighbours of France. */
  foreign: string;
  rhine: string;
}

/** A map with the workshop in the middle, on which distances from it are true in every direction. */
export function workshopMap({ latitude, longitude }: Position): { lines: MapLines; place: (position: Position) => Point } {
  const projection = geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .translate([0, 0])
    .scale(earthRadius * unitsPerKm);
  const project = (lonLat: number[]): Point => {
    const [x = 0, y = 0] = projection([lonLat[0] ?? 0, lonLat[1] ?? 0]) ?? [];
    return [Math.round(x), Math.round(y)];
  };
  const draw = (lines: number[][][]) => lines.map((line) => pathData(line.map(project))).join('');
  return {
    lines: {
      france: `${pathData([...geometry.frenchBorder.map(project), ...farWest])}z`,
      departments: draw(geometry.departments),
      foreign: draw(geometry.foreign),
      rhine: draw(geometry.rhine),
    },
    place: (position) => project([position.longitude, position.latitude]),
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
