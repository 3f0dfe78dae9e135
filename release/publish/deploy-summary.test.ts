import { expect, test } from 'vitest';
import { deploySummary, firstDeployWarnings } from './deploy-summary.ts';
import type { Release } from './release.ts';

const release = (builtAt: string, pages: Record<string, string>): Release => ({
  id: 'a',
  builtAt,
  pages,
  hashed: [],
  kept: {},
});
const first = release('2026-11-01T08:05:00.000Z', {
  '/': 'a',
  '/contact': 'a',
  '/lure': 'a',
  '/sitemap.xml': 'a',
});

test('what changes is told page by page, the rest by its number, then the address', () => {
  const second = release('2026-11-22T09:00:00.000Z', {
    '/': 'a',
    '/contact': 'b',
    '/thann': 'a',
    '/sitemap.xml': 'b',
    '/og/thann.jpg': 'a',
  });
  expect(deploySummary({ before: first, online: second }, 'https://www.exemple.fr')).toEqual([
    expect.stringMatching(/^Ce qui change .*, depuis la version du 1 novembre 2026 à \d\d:05 :$/),
    '+ /thann',
    '~ /contact',
    '- /lure',
    'et 2 autres fichiers (images, plan du site pour les moteurs de recherche…)',
    expect.stringMatching(
      /^✔ En ligne : la version du 22 novembre 2026 à \d\d:00, https:\/\/www\.exemple\.fr\/$/,
    ),
  ]);
});

test('what is missing when it goes online for the first time is one group', () => {
  expect(firstDeployWarnings(['le SIREN', 'le téléphone'])).toEqual([
    'Avant la mise en ligne, il manque encore :',
    '  – le SIREN',
    '  – le téléphone',
    '',
  ]);
  expect(firstDeployWarnings([])).toEqual([]);
});

test('a first time, and one that changes nothing, are told as such', () => {
  expect(deploySummary({ before: undefined, online: first }, '')).toEqual([
    "3 pages, et rien n'était encore en ligne.",
    expect.stringMatching(/^✔ En ligne/),
  ]);
  expect(deploySummary({ before: first, online: first }, '')[0]).toMatch(
    /^Rien n'a changé depuis la version du 1/,
  );
});
