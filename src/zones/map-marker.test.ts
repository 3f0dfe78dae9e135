import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapData } from '../../tests/support/map-data.ts';
import { readCommunes } from '../lib/geo/communes.ts';
import { holdsBox, meets } from './geometry.ts';
import { nameBox } from './label-placement.ts';
import { dotOf, openSpot, plateAt } from './map-marker.ts';
import { projectToMap } from './projection.ts';
import { house, layOutZoneMap, plateBox } from './zone-map-layout.ts';

test('the plate of every commune stands clear of its dot, the house and all names', () => {
  const map = layOutZoneMap(mapData);
  const names = [...map.labels, ...map.lands].map((label) => {
    const { y, height, ...box } = nameBox(label);
    // A line of text is higher than its letters.
    return { ...box, y: y - height / 4, height: height * 1.5 };
  });
  const taken = [...names, ...map.plates.map(plateBox), house];
  const { communes } = readCommunes(readFileSync('src/lib/geo/communes.txt', 'utf8'));
  const onMap = communes
    .map(({ name, position }) => ({ name, end: projectToMap(mapData.workshop, position) }))
    .filter(({ end }) => holdsBox(map.cut, dotOf(end)));
  expect(onMap.length).toBeGreaterThan(1000);
  const covered = onMap.filter(({ name, end }) => {
    const spot = openSpot(name, end, map.cut, [...taken, dotOf(end)]);
    if (!spot) return true;
    const plate = plateAt(name, spot);
    return [...taken, dotOf(end)].some((box) => meets(plate, box));
  });
  expect(covered.map(({ name }) => name)).toEqual([]);
});
