import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lookUpData, testSite } from '../../tests/support/site.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { readCommunes } from '../lib/geo/communes.ts';
import borders from './borders.json' with { type: 'json' };
import { holdsBox, meets } from './geometry.ts';
import { nameBox } from './label-placement.ts';
import { dotOf, openSpot, plateAt } from './map-marker.ts';
import { projectToMap } from './projection.ts';
import { house, layOutZoneMap, plateBox } from './zone-map-layout.ts';

const { company, zones } = testSite();
const workshop = company.position;
const towns = readdirSync(join(contentFolder, 'towns')).map((file) => {
  const { name, position } = parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
  return { id: file.replace('.yaml', ''), name, position, zone: 'rapid' as const };
});

test('the plate of every commune stands clear of its dot, the house and all names', () => {
  const { lands, nature, places } = borders;
  const map = layOutZoneMap({ workshop, towns, rings: zones.rings, lands, nature, places });
  const names = [...map.labels, ...map.lands].map((label) => {
    const { y, height, ...box } = nameBox(label);
    // A line of text is higher than its letters.
    return { ...box, y: y - height / 4, height: height * 1.5 };
  });
  const taken = [...names, ...map.plates.map(plateBox), house];
  const { communes } = readCommunes(lookUpData().communesText);
  const onMap = communes
    .map(({ name, position }) => ({ name, end: projectToMap(workshop, position) }))
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
