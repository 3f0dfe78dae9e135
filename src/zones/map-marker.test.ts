import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapData } from '../../tests/support/map-data.ts';
import { readCommunes } from '../lib/geo/communes.ts';
import { gap, holdsBox, meets } from './geometry.ts';
import { type Label, nameBox } from './label-placement.ts';
import { dotOf, plateAt, plateSpot } from './map-marker.ts';
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
    const spot = plateSpot(name, end, { bounds: map.cut, fixed: fixed(end), names });
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
