import { gap, meets } from './geometry.ts';
import { freePlaces, type Label, type Name, nameBox, type Obstacles } from './label-placement.ts';

/** How many steps one place of the first name is tried for. */
const patience = 300;

/** How near two dots may be. */
const besideDot = 9;

/** A name in one of its places, with its area. */
const areaOf = (label: Label) => ({ label, box: nameBox(label) });

type Area = ReturnType<typeof areaOf>;

/** Whether a name is off another one's dot, and nearer to its own. */
const isOffDot = ({ label, box }: Area, { label: { dot } }: Area): boolean =>
  gap(box, dot) > Math.min(gap(box, label.dot), 12) + 3;

/** Whether two names may both be on the map. */
const agree = (one: Area, other: Area, air: number): boolean =>
  Math.hypot(one.label.dot[0] - other.label.dot[0], one.label.dot[1] - other.label.dot[1]) >
    besideDot &&
  !meets(one.box, other.box, air) &&
  isOffDot(one, other) &&
  isOffDot(other, one);

/** The places of a name, those first that the fewest lines cross. */
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
      const area = areas.find((each) => fits(each, placed));
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
