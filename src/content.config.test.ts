import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { contentFolder } from '../content-model/content-folder.ts';
import { collections } from './content.config.ts';

/** Mistakes after a value of a content file is changed or removed: field and reason. */
function problems(
  collection: keyof typeof collections,
  file: string,
  path: (string | number)[],
  wrong?: unknown,
): string[] {
  const content = parseDocument(readFileSync(join(contentFolder, file), 'utf8'));
  if (wrong === undefined) content.deleteIn(path);
  else content.setIn(path, wrong);
  return refused(collection, content.toJS());
}

/** Why a collection rejects content: field and reason. */
function refused(collection: keyof typeof collections, content: unknown): string[] {
  const { schema } = collections[collection];
  if (!schema || typeof schema === 'function')
    throw new Error(`${collection} has no schema of its own`);
  return (schema.safeParse(content).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe('names the field and the reason of', () => {
  test('a picture that does not exist', () => {
    expect(problems('home', 'pages/home.yaml', ['hero', 'picture', 'file'], 'nulle-part')).toEqual([
      expect.stringMatching(
        /^hero\.picture\.file: "nulle-part" n'est pas une image .* du site, ou n'en est plus une/,
      ),
    ]);
  });

  test('a title that is too long', () => {
    expect(
      problems(
        'towns',
        'towns/lure.yaml',
        ['seo', 'title'],
        'Couvreur à Lure, à Ronchamp, à Mélisey et partout autour de chez vous',
      ),
    ).toEqual([expect.stringMatching(/^seo\.title: .*au plus 60 caractères/)]);
  });

  test('a missing alternative text', () => {
    expect(
      problems('services', 'services/toiture.yaml', ['materials', 'items', 1, 'picture', 'alt']),
    ).toEqual([expect.stringMatching(/^materials\.items\.1\.picture\.alt: /)]);
  });

  test('a step too few', () => {
    expect(problems('services', 'services/toiture.yaml', ['steps', 'items', 2])).toEqual([
      expect.stringMatching(/^steps\.items: .*4/),
    ]);
  });

  test('a field that does not exist', () => {
    expect(problems('contact', 'pages/contact.yaml', ['headline'], 'Contact')).toEqual([
      expect.stringMatching(/Unrecognized key: "headline"/),
    ]);
  });
});

describe('facts in braces', () => {
  test('are filled in before the length of a text is judged', () => {
    expect(
      problems(
        'towns',
        'towns/lure.yaml',
        ['seo', 'title'],
        'À {distance} km {de city} : vos toits',
      ),
    ).toEqual([]);
    expect(
      problems(
        'towns',
        'towns/lure.yaml',
        ['seo', 'title'],
        'Des toits {de city} {de city} {de city} {de city} {de city}',
      ),
    ).toEqual([expect.stringMatching(/^seo\.title: au plus 60 caractères/)]);
  });

  test('that have no value are a mistake, except in lines that may be missing', () => {
    expect(
      problems('legalPages', 'legal/mentions-legales.yaml', ['heading'], 'Mentions {mediator}'),
    ).toEqual([
      "heading: « Médiateur » n'a pas de valeur dans « L'entreprise » : donnez-la, ou retirez-la de ce texte",
    ]);
  });

  test('belong to what they are about', () => {
    expect(
      problems('home', 'pages/home.yaml', ['intro', 'lead'], 'Un toit se juge à {distance} km')[0],
    ).toMatch(/^intro\.lead: \{distance\} n'existe pas/);
  });
});

describe('a review', () => {
  const review = {
    id: 'anne',
    author: 'Anne M.',
    experienced: '2026-03',
    published: '2026-04-02',
    source: 'Google',
    checked: true,
    quote: 'Le toit ne fuit plus.',
  };
  test.each([
    ['with all that the law wants', {}, []],
    [
      'that appeared before the work',
      { published: '2026-02-28' },
      ['entries.0.published: précède les travaux (experienced)'],
    ],
    [
      'dated as the French write it',
      { published: '02/04/2026' },
      ['entries.0.published: doit être une date, comme "2026-04-02"'],
    ],
    [
      'of work on no month',
      { experienced: 'mars 2026' },
      ['entries.0.experienced: doit être une année et un mois, comme "2026-03"'],
    ],
  ])('%s', (_, change, expected) => {
    expect(refused('reviews', { entries: [{ ...review, ...change }] })).toEqual(expected);
  });
});

describe('somebody who works on the roofs', () => {
  const person = { id: 'luc', name: 'Luc', trade: 'Couvreur', since: 2012 };
  test.each([
    ['without a portrait', {}, []],
    [
      'who came before there was a company',
      { since: 1900 },
      ['entries.0.since: doit être une année, pas avant la fondation (2004)'],
    ],
    [
      'who is not there yet',
      { since: 9999 },
      ['entries.0.since: doit être une année qui a déjà commencé'],
    ],
    [
      'whose portrait is not there',
      { portrait: { file: 'luc', alt: 'Luc sur le toit' } },
      [expect.stringMatching(/^entries\.0\.portrait\.file: "luc" n'est pas une image/)],
    ],
  ])('%s', (_, change, expected) => {
    expect(refused('people', { entries: [{ ...person, ...change }] })).toEqual(expected);
  });
});

test('an announcement ends after it begins, and a day needs no quotes', () => {
  const notices = (from: unknown, to: unknown) => ({
    closures: [{ from, to }],
    announcements: [],
    whileClosed: 'Nous vous rappelons à notre retour.',
  });
  expect(refused('notices', notices('2027-08-15', '2027-08-01'))).toEqual([
    'closures.0.to: doit être le premier jour ou plus tard',
  ]);
  expect(refused('notices', notices(new Date('2027-08-01'), '2027-08-15'))).toEqual([]);
  expect(refused('notices', notices('1/8/2027', '2027-08-15'))).toEqual([
    'closures.0.from: doit être une date, comme "2026-04-02"',
  ]);
});
