import { gap, meets } from './geometry.ts';
import {
  freePlaces,
  type Label,
  type Name,
  nameBox,
  type Obstacles,
  tiedPlaces,
  tieOf,
} from './label-placement.ts';

/** How many steps one place of the first name is tried for. */
const patience = 300;

/** How near two dots may be. */
const besideDot = 9;

/** A name in one of its places, with its area and the line to its dot. */
const areaOf = (label: Label) => ({ label, box: nameBox(label), tie: tieOf(label) });

type Area = ReturnType<typeof areaOf>;

/** Whether a name is off the dot of another one, and nearer to its own. */
const isOffDot = ({ label, box }: Area, { dot }: Name): boolean =>
  gap(box, dot) > Math.min(gap(box, label.dot), 12) + 3;

/** Whether the line to a name runs clear of another one, its dot and its line. */
const isOffTie = ({ tie }: Area, { label: { dot }, box, tie: other }: Area): boolean =>
  tie.every(
    (point) =>
      gap(box, point) > 3 &&
      Math.hypot(point[0] - dot[0], point[1] - dot[1]) > 9 &&
      other.every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) > 6),
  );

/** Whether two names may both be on the map. */
const agree = (one: Area, other: Area, air: number): boolean =>
  Math.hypot(one.label.dot[0] - other.label.dot[0], one.label.dot[1] - other.label.dot[1]) >
    besideDot &&
  !meets(one.box, other.box, air) &&
  isOffDot(one, other.label) &&
  isOffDot(other, one.label) &&
  isOffTie(one, other) &&
  isOffTie(other, one);

/** The places of a name beside its dot, those first that the fewest lines cross. */
function placesOf(name: Name, obstacles: Obstacles): Area[] {
  const crossings = ({ box }: Area) =>
    obstacles.lines.filter((line) => line.some((part) => meets(part, box))).length;
  return freePlaces(name, { ...obstacles, dots: [] })
    .map(areaOf)
    .map((area) => ({ area, count: crossings(area) }))
    .sort((a, b) => a.count - b.count)
    .map(({ area }) => area);
}

/**
 * Places the first names one by one, and beside them as many of the others as can be. The very first
 * may be anywhere; the places of the rest depend on it. Dots only count where they are named.
 */
export function placeMost([first, ...next]: Name[], others: Name[], obstacles: Obstacles): Label[] {
  const { air = 2 } = obstacles;
  const fits = (area: Area, placed: Area[]) => placed.every((other) => agree(area, other, air));
  const nextChoices = next.map((name) => placesOf(name, obstacles));
  const choices = others.map((name) => placesOf(name, obstacles));
  let best: Area[] = [];
  let steps = 0;
  const search = (placed: Area[], open: Area[][]): void => {
    const left = open.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
    steps += 1;
    if (placed.length + left.length <= best.length || steps > patience) return;
    const [choice, ...rest] = left;
    if (!choice) {
      best = placed;
      return;
    }
    for (const area of choice)
      search(
        [...placed, area],
        rest.map((areas) => areas.filter((other) => agree(area, other, air))),
      );
    search(placed, rest);
  };
  const starts = first ? placesOf(first, obstacles).map((area) => [area]) : [[]];
  let most = 0;
  for (const start of starts) {
    const placed = [...start];
    for (const areas of nextChoices) {
      const open = areas.filter((each) => fits(each, placed));
      const area = open.find((each) => others.every((other) => isOffDot(each, other))) ?? open[0];
      if (area) placed.push(area);
    }
    if (placed.length < most) continue;
    if (placed.length > most) best = [];
    most = placed.length;
    steps = 0;
    search(
      placed,
      choices.map((areas) => areas.filter((area) => fits(area, placed))),
    );
  }
  return best.map(({ label }) => label);
}

/** How often the names that found no room are tried first. */
const tries = 16;

/**
 * Places the first names one by one, and as many of the others as can be, at the ends of lines where
 * there is no room beside their dots. The dots of all of them are left free.
 */
export function tieMost([first, ...next]: Name[], others: Name[], obstacles: Obstacles): Label[] {
  const { air = 2 } = obstacles;
  const isFree = (area: Area, placed: Area[]) =>
    placed.every((other) => agree(area, other, air)) &&
    others.every((other) => other.text === area.label.text || isOffDot(area, other));
  const choices = new Map(
    others.map((name) => [
      name,
      [...placesOf(name, obstacles), ...tiedPlaces(name, obstacles).map(areaOf)],
    ]),
  );
  const nextChoices = next.map((name) => placesOf(name, obstacles));
  const starts = first ? placesOf(first, obstacles).map((area) => [area]) : [[]];
  let best: Area[] = [];
  for (const start of starts) {
    const pages = [...start];
    for (const areas of nextChoices) {
      const area = areas.find((each) => isFree(each, pages));
      if (area) pages.push(area);
    }
    let order = others;
    for (let left = others, attempt = 0; attempt < tries && left.length > 0; attempt += 1) {
      const placed = [...pages];
      left = order.filter((name) => {
        const area = choices.get(name)?.find((each) => isFree(each, placed));
        if (area) placed.push(area);
        return !area;
      });
      if (placed.length > best.length) best = placed;
      const leading = new Set(left);
      order = [...left, ...order.filter((name) => !leading.has(name))];
    }
    if (best.length === start.length + next.length + others.length) break;
  }
  return best.map(({ label }) => label);
}
