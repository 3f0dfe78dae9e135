import { type Box, contains } from './box.ts';
import geometry from './geometry.json' with { type: 'json' };
import { type Point, unitsPerKm } from './projection.ts';

/** Longitude and latitude. */
type Degrees = number[];

const arcAt = (number: number): Degrees[] => (number < 0 ? (geometry.arcs[~number] ?? []).toReversed() : (geometry.arcs[number] ?? []));
const own = (number: number) => (number < 0 ? ~number : number);
const ringsByDepartment = new Map<string, number[][]>(Object.entries(geometry.departments));

/** How many départements each stretch of border belongs to. */
function timesUsed(departments: Iterable<string>): Map<number, number> {
  const used = new Map<number, number>();
  for (const code of departments) for (const arc of ringsByDepartment.get(code)?.flat() ?? []) used.set(own(arc), (used.get(own(arc)) ?? 0) + 1);
  return used;
}

/** The outlines of some départements together, each closed: what lies between two of them is left out. */
export function outlineOf(departments: Iterable<string>): Degrees[][] {
  const codes = [...departments];
  const used = timesUsed(codes);
  const edges = codes.flatMap((code) => ringsByDepartment.get(code)?.flat() ?? []).filter((arc) => used.get(own(arc)) === 1);
  const key = (point: Degrees | undefined) => String(point);
  const byStart = Map.groupBy(edges, (arc) => key(arcAt(arc)[0]));
  const taken = new Set<number>();
  return edges.flatMap((first) => {
    const line: Degrees[] = [];
    for (let arc: number | undefined = first; arc !== undefined && !taken.has(arc); ) {
      taken.add(arc);
      const points = arcAt(arc);
      line.push(...points.slice(line.length > 0 ? 1 : 0));
      arc = byStart.get(key(points.at(-1)))?.find((next) => !taken.has(next));
    }
    return line.length > 3 ? [line] : [];
  });
}

/** The outlines of the mainland. */
export const france = (): Degrees[][] => outlineOf(ringsByDepartment.keys());

/** The borders between French départements. */
export const inner = (): Degrees[][] => [...timesUsed(ringsByDepartment.keys())].flatMap(([arc, times]) => (times > 1 ? [arcAt(arc)] : []));

/** Borders between the neighbours of France, and the Rhine. */
export const { foreign, rhine }: { foreign: Degrees[][]; rhine: Degrees[][] } = geometry;

/** Whether closed outlines go around a point: they are crossed an odd number of times on the way out. */
export function holds(outlines: Point[][], [x, y]: Point): boolean {
  let inside = false;
  for (const points of outlines)
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  return inside;
}

/**
 * What a map with the workshop at [0, 0] has to show: the circle of the reach where it is French, and the towns, with air; never
 * more than the whole circle. In the east it is made a little wider where the names of towns then have room.
 */
export function frameOf(outlines: Point[][], towns: { at: Point; nameWidth: number }[], reach: number): Box {
  const radius = reach * unitsPerKm;
  const [air, edge] = [35 * unitsPerKm, radius + 5 * unitsPerKm];
  const circle = Array.from(
    { length: 180 },
    (_, step): Point => [radius * Math.cos((step * Math.PI) / 90), radius * Math.sin((step * Math.PI) / 90)],
  );
  const shown = [
    ...outlines.flat().filter(([x, y]) => Math.hypot(x, y) <= radius),
    ...circle.filter((point) => holds(outlines, point)),
    ...towns.map(({ at }) => at),
    [0, 0] satisfies Point,
  ];
  const side = (values: number[]) => Math.min(edge, Math.round((Math.max(...values) + air) / 10) * 10);
  const plain = side(shown.map(([x]) => x));
  const [west, east, north, south] = [
    side(shown.map(([x]) => -x)),
    Math.min(edge, Math.max(plain, ...towns.map(({ at: [x], nameWidth }) => Math.ceil((x + nameWidth) / 10) * 10).filter((x) => x <= plain + 30))),
    side(shown.map(([, y]) => -y)),
    side(shown.map(([, y]) => y)),
  ];
  return { x: -west, y: -north, width: west + east, height: north + south };
}

/** What of a closed outline a frame shows; its edges run outside of the frame where it is cut. */
export function clipped(outline: Point[], { x, y, width, height }: Box, beyond = 60): Point[] {
  const [left, top, right, bottom] = [x - beyond, y - beyond, x + width + beyond, y + height + beyond];
  const cuts: [inside: (point: Point) => boolean, crossing: (a: Point, b: Point) => Point][] = [
    [([px]) => px >= left, (a, b) => [left, a[1] + ((left - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]],
    [([px]) => px <= right, (a, b) => [right, a[1] + ((right - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]],
    [([, py]) => py >= top, (a, b) => [a[0] + ((top - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), top]],
    [([, py]) => py <= bottom, (a, b) => [a[0] + ((bottom - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), bottom]],
  ];
  return cuts
    .reduce(
      (points, [isInside, crossing]) =>
        points.flatMap((point, index) => {
          const before = points.at(index - 1) ?? point;
          const entered = isInside(before) !== isInside(point) ? [crossing(before, point)] : [];
          return isInside(point) ? [...entered, point] : entered;
        }),
      outline,
    )
    .map(([px, py]): Point => [Math.round(px), Math.round(py)]);
}

/** The parts of a line that a frame shows. */
export function within(line: Point[], frame: Box, beyond = 60): Point[][] {
  const isNear = (point: Point | undefined) => point !== undefined && contains(frame, point, beyond);
  const parts: Point[][] = [[]];
  for (const [index, point] of line.entries()) {
    if (isNear(point) || isNear(line[index - 1]) || isNear(line[index + 1])) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}
