import { expect, test } from 'vitest';
import { distance } from '../../src/lib/geo/distance.ts';
import { francheComteTowns, priorityTowns, townTable } from '../support/towns.ts';
import { attributes, documentOf } from './markup.ts';

const texts = (path: string, selector: string) =>
  [...documentOf(path).querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each(townTable)('$name: its zone, and the three towns nearest to it', (town) => {
  const zone = priorityTowns.includes(town.name) ? 'Intervention rapide' : 'Intervention planifiée';
  const path = `/${town.id}`;
  expect(texts(path, 'main dl > div').join(' ')).toMatch(new RegExp(`Notre zone.*${zone}`));
  const nearest = townTable
    .filter((other) => other !== town)
    .toSorted((one, other) => distance(town, one) - distance(town, other));
  expect(texts(path, '.neighbours li:has(.quiet) a')).toEqual(
    nearest.slice(0, 3).map(({ name }) => name),
  );
});

test('a town shows all trades, those that it asks for most first, with pictures of what is done there', () => {
  const trades = (path: string) => attributes(path, '#services h3 a', 'href');
  const pictures = (path: string) => attributes(path, '#services img', 'src').join(' ');
  for (const { id } of townTable)
    expect(new Set(trades(`/${id}`)), id).toEqual(new Set(trades('/mulhouse')));
  expect(trades('/lure')[0]).toBe('/services/demoussage-toiture');
  expect(trades('/saint-claude')[0]).toBe('/services/zinguerie');
  expect(pictures('/strasbourg')).toContain('toiture-ardoise');
  expect(pictures('/dole')).not.toContain('toiture-ardoise');
});

test.each(townTable)(
  '$name: a picture of its work between first view and trades, none twice',
  ({ id }) => {
    const pictures = (selector: string) =>
      attributes(`/${id}`, `main ${selector} img`, 'src').map(
        (src) => /([^/.]+)\.[^/]+$/.exec(src)?.[1],
      );
    const all = pictures('picture');
    expect(all).not.toContain(undefined);
    expect(all).toHaveLength(pictures('#services').length + 2);
    expect(new Set(all).size, all.join(' ')).toBe(all.length);
  },
);

test('a problem that the drawing of a roof shows has the number of its part', () => {
  const shown = (path: string) => {
    const legend = texts(path, '.roof-legend li');
    return attributes(path, '.town-problems h3', 'data-number').map(
      (number) => legend[Number(number) - 1],
    );
  };
  expect(shown('/rixheim')).toEqual(['Tuile de rive vissée', 'Isolant soufflé', 'Gouttière']);
  expect(shown('/pontarlier')).toEqual(['Bourrelet de glace', 'Arrêt de neige', 'Panne']);
});

test.each(townTable)('$name: what its map has no room for stands last below it', ({ id }) => {
  const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ').toLowerCase();
  const onMap = [...documentOf(`/${id}`).querySelectorAll('.zone-map svg text')]
    .filter((text) => !text.closest('.zone-map__lands, .zone-map__nature'))
    .map(({ textContent }) => plain(textContent));
  const below = plain(texts(`/${id}`, '#carte-fin').join(''));
  const [named = [], unnamed = []] = below.split(' aussi :').map((list) =>
    list
      .replace(/^.* :/, '')
      .replace('.', '')
      .split(',')
      .map((name) => name.trim()),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(onMap).toEqual(expect.arrayContaining(named));
  expect(onMap.filter((name) => unnamed.includes(name))).toEqual([]);
});

test('the zone page lists every town in the order of the specification', () => {
  const lists = [...documentOf('/zone-intervention').querySelectorAll('.town-lists ul')].map(
    (list) => [...list.querySelectorAll('a')].map((link) => link.textContent),
  );
  const rows = (names: string[]) =>
    townTable.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  expect(lists).toEqual(expect.arrayContaining([rows(priorityTowns), rows(francheComteTowns)]));
});
