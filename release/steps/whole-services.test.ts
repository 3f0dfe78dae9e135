import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { type ListedService, services } from '../../src/services.ts';
import { serviceMistakes } from './whole-services.ts';

test('every service has its fields and its page, and those on the house a place of their own', () => {
  expect(serviceMistakes(services, Object.keys(services))).toEqual([]);
});

/** A site of two services with two places on its house, apart from ours. */
const shared = new AsyncDisposableStack();
let root = '';
const roof = { slug: 'toits', title: 'Toits', category: 'Toits', place: 1 };
const well = { slug: 'puits', title: 'Puits', category: 'Puits', place: 2 };
const stairs = { slug: 'escaliers', title: 'Escaliers', category: 'Escaliers' };

beforeAll(async () => {
  root = shared.use(await temporaryFolder()).path;
  const files = {
    'src/sections/home/ServiceCards.css': '.marker:nth-of-type(1) {}\n.marker:nth-of-type(2) {}\n',
    'src/pages/services/toits.astro': '',
    'src/pages/services/puits.astro': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});
afterAll(() => shared.disposeAsync());

const told = (list: Record<string, ListedService>) => serviceMistakes(list, ['roof', 'well'], root);

test('one more is refused with one line for each thing that it lacks', () => {
  expect(told({ roof, well, stairs: { ...stairs, place: 3 } })).toEqual([
    expect.stringMatching(
      /« Escaliers » : ses champs manquent : ajoutez "stairs" à .*services\.ts$/,
    ),
    'Service « Escaliers » : sa page manque : src/pages/services/escaliers.astro',
    expect.stringMatching(
      /sa place 3 sur la maison .* manque : .* \.marker:nth-of-type\(3\) à .*\.css$/,
    ),
  ]);
});

test('one more needs no place on the house', () => {
  const { place: _, ...withoutPlace } = well;
  expect(told({ roof, well: withoutPlace })).toEqual([]);
});

test('no two hang at the same place, and none is left out', () => {
  for (const [first, second] of [
    [1, 1],
    [2, 2],
  ] as const)
    expect(told({ roof: { ...roof, place: first }, well: { ...well, place: second } })).toEqual([
      expect.stringContaining(
        `vont de 1 à 2, chacune une fois, dans src/services.ts ; il y a ${first}, ${second}`,
      ),
    ]);
});
