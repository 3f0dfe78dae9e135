import { type Box, gap, isWithin, meets } from './geometry.ts';
import {
  freePlaces,
  isOpen,
  type Label,
  type Name,
  nameBox,
  type Obstacles,
  withSides,
} from './label-placement.ts';
import type { Point } from './projection.ts';

/** A zone's outline, and boxes that fill it. */
interface Area {
  outline: Point[];
  boxes: Box[];
}

/** How near the dots around a town without room in its own zone are to it. */
const crowded = 35;

const near = (name: Name, names: Name[], most: number) =>
  names.filter(({ dot: [x, y] }) => Math.hypot(x - name.dot[0], y - name.dot[1]) < most);

/** How far apart the rows of a column are. */
const row = 24;

/** A column of names at the ends of lines, one for each dot from the north down. */
function column(names: Name[], side: 'east' | 'west', lower: number): Label[] {
  const xs = names.map(({ dot: [x] }) => x);
  const middle = names.reduce((sum, { dot: [, y] }) => sum + y, 0) / names.length;
  const top = Math.round(middle - ((names.length - 1) * row) / 2) + lower;
  const x = side === 'east' ? Math.max(...xs) + 15 : Math.min(...xs) - 9;
  return names.map((name, index) => ({
    ...name,
    at: [x, top + row * index],
    anchor: side === 'east' ? 'start' : 'end',
    tied: true,
  }));
}

/**
 * Names towns that have no clear place beside their dots at the ends of lines: those whose dots
 * touch in a column east or west of them; a town that only has room on another zone, and those
 * around it, in the west.
 */
export function tieCrowds(
  names: Name[],
  { touching, areas, ...obstacles }: Obstacles & { touching: number; areas: Area[] },
): Label[] {
  const labels: Label[] = [];
  for (const name of names) {
    if (labels.some(({ text }) => text === name.text)) continue;
    const others = areas.filter(({ outline }) => !isWithin(outline, name.dot));
    const isForeign = (label: Label) =>
      others.some(({ boxes }) => boxes.some((box) => meets(box, nameBox(label))));
    const places = freePlaces(name, obstacles);
    const isCrowded = places.length > 0 && places.every(isForeign);
    const crowd = near(name, names, isCrowded ? crowded : touching).filter(
      ({ text }) => !labels.some((label) => label.text === text),
    );
    if (crowd.length < 2) continue;
    const southward = crowd.toSorted((a, b) => a.dot[1] - b.dot[1]);
    const sides = isCrowded ? (['west'] as const) : (['east', 'west'] as const);
    const columns = sides.flatMap((side) =>
      Array.from({ length: 24 }, (_, step) => column(southward, side, 2 * step)),
    );
    const isFree = (label: Label) =>
      isOpen(nameBox(label), obstacles) &&
      !isForeign(label) &&
      obstacles.dots.every((dot) => gap(nameBox(label), dot) > 8);
    const tied = columns.find((each) => each.every(isFree)) ?? [];
    labels.push(...tied);
    obstacles.taken.push(...tied.map((label) => withSides(nameBox(label), obstacles)));
  }
  return labels;
}
