import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapData } from '../../tests/support/map-data.ts';
import { readCommunes } from '../lib/geo/communes.ts';
import { along, around, gap, holdsBox, meets, middleOf } from './geometry.ts';
import { type Label, nameBox } from './label-placement.ts';
import { dotOf, plateAt, plateOfHome, plateOfTown, plateSpot, withinEdge } from './map-marker.ts';
import { type Point, projectToMap } from './projection.ts';
import { house, layOutZoneMap, plateBox } from './zone-map-layout.ts';

test('the plate of every commune stands near its dot, and covers no dot, house or distance', () => {
  const map = layOutZoneMap(mapData);
  // A line of text is higher than its letters.
  const lineOf = (label: Label) => {
    const { y, height, ...box } = nameBox(label);
    return { ...box, y: y - height / 4, height: height * 1.5 };
  };
  const names = map.labels.filter(({ dot }) => Math.hypot(...dot) > 0).map(lineOf);
  const homes = map.labels.filter(({ dot }) => Math.hypot(...dot) === 0).map(lineOf);
  const taken = [...homes, ...map.lands.map(lineOf), ...map.plates.map(plateBox), house];
  const { communes } = readCommunes(readFileSync('src/lib/geo/communes.txt', 'utf8'));
  const onMap = communes
    .map(({ name, position }) => ({ name, end: projectToMap(mapData.workshop, position) }))
    .filter(({ end }) => holdsBox(map.cut, dotOf(end)));
  expect(onMap.length).toBeGreaterThan(1000);
  const fixed = (end: Point) => [...taken, dotOf(end)];
  const plates = onMap.map(({ name, end }) => {
    const spot = plateSpot(name, end, { bounds: withinEdge(map.cut), fixed: fixed(end), names });
    return { name, end, plate: spot && plateAt(name, spot) };
  });
  const wrong = plates.filter(
    ({ end, plate }) =>
      !plate || gap(plate, end) > 80 || fixed(end).some((box) => meets(plate, box)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  // A name under the dot gives way in any case.
  const covering = plates.filter(({ plate, end }) =>
    names.some((name) => plate && gap(name, end) >= 8 && meets(plate, name)),
  );
  expect(covering.length / plates.length, 'plates that cover a name').toBeLessThan(0.25);
});

test('the plate of a town that the map names keeps off the edge, and hides one neighbour at most', () => {
  const map = layOutZoneMap(mapData);
  const towns = map.labels.filter(({ dot }) => Math.hypot(...dot) > 0);
  expect(towns.length).toBeGreaterThanOrEqual(21);
  const homes = map.labels.filter((label) => !towns.includes(label)).map(nameBox);
  const taken = [...homes, ...map.lands.map(nameBox), ...map.plates.map(plateBox), house];
  const plates = towns.map((town) => {
    const { text, anchor, dot } = town;
    const others = towns.filter((other) => other !== town);
    // Dots at almost the same place count as one.
    const dots = others.flatMap((other) => (gap(dotOf(dot), other.dot) > 0 ? [other.dot] : []));
    const names = [...others.map(nameBox), ...dots.map((each) => around(each, 8))];
    const fixed = [...taken, dotOf(dot)];
    const room = { bounds: withinEdge(map.cut), fixed, names, letters: 1 };
    const at = plateOfTown(text, { name: nameBox(town), anchor, dot }, room);
    const plate = plateAt(text, at);
    const covered = others.filter((other) => meets(plate, nameBox(other)));
    const tie = along([dot, middleOf(plate)], 4).map(middleOf);
    const crossed = others
      .filter((other) => !covered.includes(other) && gap(nameBox(other), dot) >= 8)
      .filter((other) => tie.some((point) => gap(nameBox(other), point) === 0));
    const throughHome = tie.some((point) => Math.hypot(...point) < 6);
    return { text, plate, dot, crossed, throughHome, covered: covered.map(({ text }) => text) };
  });
  const wrong = plates.filter(
    ({ plate, dot, covered }) =>
      !holdsBox(map.cut, plate, 12) ||
      taken.some((box) => meets(plate, box)) ||
      Math.round(gap(plate, dot)) < 3 ||
      gap(plate, dot) > 75 ||
      covered.length > 1,
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
  const crossing = plates.filter(({ crossed, throughHome }) => crossed.length > 0 || throughHome);
  expect(
    crossing.map(({ text }) => text),
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
