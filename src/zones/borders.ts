import borders from './borders.json' with { type: 'json' };
import { along, gap } from './geometry.ts';
import { type Point, pathData } from './projection.ts';

/** SVG path data of the map: France, département borders, foreign borders, waters and heights. */
export const { france, inner, foreign, rhine, rivers, relief, lakes } = borders;

/** Border arcs shared by départements. `~number` means the same arc reversed. */
const arcs = borders.arcs.map((text): Point[] =>
  [...text.matchAll(/(\S+) (\S+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
);
const ringsByDepartment = new Map<string, number[][]>(Object.entries(borders.departments));

const arcAt = (number: number): Point[] =>
  (number < 0 ? arcs[~number]?.toReversed() : arcs[number]) ?? [];

/** The outline of several départements, without inner borders. */
export function outlinesOf(departments: string[]): Point[][] {
  const all = departments.flatMap((code) => ringsByDepartment.get(code)?.flat() ?? []);
  // Neighbours follow the border between them in opposite directions.
  const edges = all.filter((arc) => !all.includes(~arc));
  const byStart = Map.groupBy(edges, (arc) => String(arcAt(arc)[0]));
  const taken = new Set<number>();
  return edges
    .map((first) => {
      const line: Point[] = [];
      for (let arc: number | undefined = first; arc !== undefined && !taken.has(arc); ) {
        taken.add(arc);
        const points = arcAt(arc);
        line.push(...points);
        arc = byStart.get(String(points.at(-1)))?.find((next) => !taken.has(next));
      }
      return line;
    })
    .filter((line) => line.length > 0);
}

/** The same outline as SVG path data. */
export const outlineOf = (departments: string[]): string =>
  outlinesOf(departments)
    .map((line) => `${pathData(line)}z`)
    .join('');

/** The lines of SVG path data that is written like the data of this file. */
export const linesOf = (data: string): Point[][] =>
  data
    .split('M')
    .slice(1)
    .map((line) => {
      const at: Point = [0, 0];
      return [...line.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]): Point => {
        at[0] += Number(x);
        at[1] += Number(y);
        return [...at];
      });
    });

/** Where rivers begin: those of their ends that are at no other water. */
export function springs(): Point[] {
  const others = linesOf(rhine + lakes);
  return linesOf(rivers).flatMap((river, index, all) => {
    const waters = [...all.filter((_, other) => other !== index), ...others];
    const boxes = waters.flatMap((line) => along(line, 4));
    const ends = [river[0], river.at(-1)].filter((end) => end !== undefined);
    return ends.filter((end) => !boxes.some((box) => gap(box, end) < 2));
  });
}
