import { expect, test } from 'vitest';
import type { MonthCounts } from './counts.ts';
import { headline, reportOf } from './report.ts';

const page = (views: number, calls = 0, requests = 0) => ({ views, calls, requests });

const november: MonthCounts = {
  pages: { '/contact': page(30, 2, 3), '/': page(1200, 4, 2), '/urgence': page(60, 8), '/mulhouse': page(30) },
  requests: { Toiture: 3, Message: 1, 'Urgence fuite': 2 },
};

const report = (months: Record<string, MonthCounts>, month = '2026-11') => reportOf(month, { of: (each) => months[each] });

test('a month is told in plain French, with what it brought, from where, and what the month before brought', () => {
  const october = { pages: { '/': page(900, 9) }, requests: { Toiture: 1 } };
  expect(report({ '2026-11': november, '2026-10': october }).replaceAll('\u202F', ' ')).toBe(`Ce que le site a apporté en novembre 2026

  14 appels lancés depuis le site (en octobre 2026 : 9)
  6 demandes par les formulaires (en octobre 2026 : 1)
  1 320 pages vues (en octobre 2026 : 900)

Ce que les demandes voulaient
  ████████████████████████ 3  Toiture
  ████████████████ 2  Urgence fuite
  ████████ 1  Message

D’où viennent les demandes
  ████████████████████████ 3  /contact
  ████████████████ 2  accueil
  ████████ 1  page inconnue

D’où viennent les appels
  ████████████████████████ 8  /urgence
  ████████████ 4  accueil
  ██████ 2  /contact

Pages les plus vues
  ████████████████████████ 1 200  accueil
  █ 60  /urgence
  █ 30  /contact
  █ 30  /mulhouse

Un appel compté est un appui sur le numéro : le site ne sait pas s’il a abouti. Personne n’est reconnu : dix pages vues sont dix
personnes, ou une seule qui lit beaucoup. Vos propres visites comptent aussi.
`);
  expect(headline('2026-11', november)).toBe('14 appels et 6 demandes en novembre 2026');
});

test('what is one, or none, is said as such, and nothing is charted that is not there', () => {
  const one = { pages: { '/': page(1, 1) }, requests: {} };
  expect(report({ '2026-11': one })).toBe(`Ce que le site a apporté en novembre 2026

  1 appel lancé depuis le site
  0 demande par les formulaires
  1 page vue

D’où viennent les appels
  ████████████████████████ 1  accueil

Pages les plus vues
  ████████████████████████ 1  accueil

${report({ '2026-11': november }).split('\n\n').at(-1)}`);
  expect(headline('2026-11', one)).toBe('1 appel et 0 demande en novembre 2026');
  expect(report({ '2026-11': one }, '2026-08')).toBe('Rien n’a été compté en août 2026.\n');
});

test('a long list ends with the sum of what is left', () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`/page-${String(index).padStart(2, '0')}`, page(20 - index)]));
  const lines = report({ '2026-11': { pages, requests: {} } }).split('\n');
  const start = lines.indexOf('Pages les plus vues');
  expect(lines.slice(start + 9, start + 13)).toEqual(['  ██████████████ 12  /page-08', '  █████████████ 11  /page-09', '  et 2 autres : 19', '']);
  pages['/page-10'] = page(0);
  expect(report({ '2026-11': { pages, requests: {} } })).toContain('  et 1 autre : 9\n');
});
