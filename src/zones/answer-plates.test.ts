import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapData } from '../../tests/support/map-data.ts';
import { readCommunes } from '../lib/geo/communes.ts';
import type { Position } from '../lib/geo/distance.ts';
import {
  dotOf,
  drawingOfInset,
  plateAt,
  plateOfHome,
  plateOfTown,
  plateSpot,
  withinEdge,
} from './answer-plates.ts';
import { along, around, gap, holdsBox, meets, middleOf } from './geometry.ts';
import { type Label, nameBox } from './label-placement.ts';
import { inset } from './map-inset.ts';
import { house, plateBox } from './map-layout.ts';
import { type Point, projectToMap } from './projection.ts';
import { layOutZoneMap } from './zone-map-layout.ts';

const map = layOutZoneMap(mapData);
const isHome = ({ dot }: Label) => Math.hypot(...dot) === 0;

/** The drawing that shows a place, and what stands still in it. */
const drawingOf = (position: Position) => {
  const inInset = drawingOfInset(mapData.workshop, position);
  if (inInset) return { ...inInset, still: map.homeAgain ? [map.homeAgain] : [] };
  const end = projectToMap(mapData.workshop, position);
  const still = [...map.labels.filter(isHome), ...map.lands];
  return { home: [0, 0] satisfies Point, end, edge: map.cut, bounds: withinEdge(map.cut), still };
};

test('the plate of every commune stands near its dot, and covers no dot, house, distance or inset', () => {
  // A line of text is higher than its letters.
  const lineOf = (label: Label) => {
    const { y, height, ...box } = nameBox(label);
    return { ...box, y: y - height / 4, height: height * 1.5 };
  };
  const names = map.labels.filter((label) => !isHome(label)).map(lineOf);
  const { communes } = readCommunes(readFileSync('src/lib/geo/communes.txt', 'utf8'));
  const onMap = communes
    .map(({ name, position }) => ({ name, ...drawingOf(position) }))
    .filter(({ end, edge }) => holdsBox(edge, dotOf(end)) && Math.hypot(...end) > 0);
  expect(onMap.length).toBeGreaterThan(1000);
  expect(onMap.filter(({ edge }) => edge !== map.cut).length, 'in the inset').toBeGreaterThan(10);
  const plates = onMap.map(({ name, still, ...drawing }) => {
    const insets = drawing.edge === map.cut ? [inset] : [];
    const fixed = [...still.map(lineOf), ...map.plates.map(plateBox), house, dotOf(drawing.end)];
    const room = { ...drawing, fixed: [...fixed, ...insets] };
    const spot = plateSpot(name, drawing.end, { ...room, names });
    return { name, ...room, plate: spot && plateAt(name, spot) };
  });
  const wrong = plates.filter(
    ({ end, plate, fixed }) =>
      !plate || gap(plate, end) > 80 || fixed.some((box) => meets(plate, box)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  // A name under the dot gives way in any case.
  const covering = plates.filter(({ plate, end }) =>
    names.some((name) => plate && gap(name, end) >= 8 && meets(plate, name)),
  );
  expect(covering.length / plates.length, 'plates that cover a name').toBeLessThan(0.25);
});

test('the plate of a town that the map names keeps off the edge, and hides one neighbour at most', () => {
  const named = map.labels.filter((label) => !isHome(label));
  expect(named.length).toBeGreaterThanOrEqual(21);
  const plates = named.map((town) => {
    const { text, anchor, dot } = town;
    const position = town.town?.position ?? mapData.workshop;
    const { still, home, edge, bounds } = drawingOf(position);
    const insets = edge === map.cut ? [inset] : [];
    const taken = [...still.map(nameBox), ...map.plates.map(plateBox), house, ...insets];
    const others = named.filter((other) => other !== town);
    // Dots at almost the same place count as one.
    const dots = others.flatMap((other) => (gap(dotOf(dot), other.dot) > 0 ? [other.dot] : []));
    const names = [...others.map(nameBox), ...dots.map((each) => around(each, 8))];
    const room = { home, bounds, fixed: [...taken, dotOf(dot)], names, letters: 1 };
    const at = plateOfTown(text, { name: nameBox(town), anchor, dot }, room);
    const plate = plateAt(text, at);
    const covered = others.filter((other) => meets(plate, nameBox(other)));
    const tie = along([dot, middleOf(plate)], 4).map(middleOf);
    const crossed = others
      .filter((other) => !covered.includes(other) && gap(nameBox(other), dot) >= 8)
      .filter((other) => tie.some((point) => gap(nameBox(other), point) === 0));
    const throughHome = tie.some(([x, y]) => Math.hypot(x - home[0], y - home[1]) < 6);
    const isWrong =
      !holdsBox(bounds, plate) ||
      taken.some((box) => meets(plate, box)) ||
      Math.round(gap(plate, dot)) < 3 ||
      gap(plate, dot) > 75 ||
      covered.length > 1;
    return { text, isWrong, crosses: throughHome || crossed.length > 0, covered };
  });
  const textsOf = (some: typeof plates) => some.map(({ text }) => text);
  expect(textsOf(plates.filter(({ isWrong }) => isWrong))).toEqual([]);
  expect(
    textsOf(plates.filter(({ crosses }) => crosses)),
    'lines through a name, or the dot of the workshop',
  ).toEqual([]);
  expect(plates.flatMap(({ covered }) => covered).length).toBeLessThan(4);
});

test('the plate of the workshop’s own town stands over its name, beside the house', () => {
  const { labels, plates, lands } = layOutZoneMap(mapData);
  const home = labels.find(({ dot }) => Math.hypot(...dot) === 0);
  if (!home) throw new Error('The workshop has no name');
  const name = nameBox(home);
  const others = [...labels.filter((label) => label !== home), ...lands].map(nameBox);
  for (const letters of [1, 0.7]) {
    const at = plateOfHome(home.text, name, letters);
    const plate = plateAt(home.text, at, letters);
    expect(at[1]).toBe(middleOf(name)[1]);
    expect(name.x - plate.x, 'where the name begins').toBeCloseTo(3);
    for (const box of [house, ...others, ...plates.map(plateBox)])
      expect(meets(plate, box, 2)).toBe(false);
  }
});
