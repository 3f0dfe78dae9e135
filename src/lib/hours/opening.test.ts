import { expect, test } from 'vitest';
import type { Period } from './dates.ts';
import { holidays } from './holidays.ts';
import { type Opening, openingText } from './opening.ts';

/** The text at this time with normal spaces. */
const said = (now: string, openings: Opening[], closures: Period[] = []) =>
  openingText(new Date(now), {
    openings,
    closures,
    holidays: [2026, 2027, 2028].flatMap(holidays),
  }).replaceAll('\u00A0', ' ');

const week = [
  { weekdays: [1, 2, 3, 4, 5], from: 8 * 60, to: 18 * 60 },
  { weekdays: [6], from: 8 * 60, to: 12 * 60 },
];

test.each([
  ['a Tuesday morning in winter', '2026-11-17T07:00:00Z', 'Ouvert en ce moment, jusqu’à 18h.'],
  [
    'one minute before opening in winter',
    '2026-11-17T06:59:00Z',
    'Fermé en ce moment. Réouverture aujourd’hui à 8h.',
  ],
  ['the first minute in summer', '2026-07-15T06:00:00Z', 'Ouvert en ce moment, jusqu’à 18h.'],
  [
    'closing time in summer',
    '2026-07-15T16:00:00Z',
    'Fermé en ce moment. Réouverture demain à 8h.',
  ],
  ['a Saturday afternoon', '2026-11-21T11:00:00Z', 'Fermé en ce moment. Réouverture lundi à 8h.'],
  ['a Sunday', '2026-11-22T11:00:00Z', 'Fermé en ce moment. Réouverture demain à 8h.'],
  [
    'Good Friday',
    '2026-04-03T10:00:00Z',
    'Fermé aujourd’hui, jour férié. Réouverture demain à 8h.',
  ],
  [
    'Christmas Eve, before two holidays and a Sunday',
    '2026-12-24T18:00:00Z',
    'Fermé en ce moment. Réouverture lundi à 8h.',
  ],
  [
    'New Year in Paris while it is still December in UTC',
    '2026-12-31T23:30:00Z',
    'Fermé aujourd’hui, jour férié. Réouverture demain à 8h.',
  ],
  [
    'midnight in Paris',
    '2026-11-17T23:00:00Z',
    'Fermé en ce moment. Réouverture aujourd’hui à 8h.',
  ],
])('%s', (_, now, expected) => {
  expect(said(now, week)).toBe(expected);
});

test.each([
  [
    'a break at noon',
    '2026-11-17T11:45:00Z',
    'Fermé en ce moment. Réouverture aujourd’hui à 13h30.',
  ],
  ['the end of the break', '2026-11-17T12:30:00Z', 'Ouvert en ce moment, jusqu’à 18h.'],
  ['a Sunday that is worked on', '2026-11-22T08:00:00Z', 'Ouvert en ce moment, jusqu’à 10h.'],
])('%s', (_, now, expected) => {
  const openings = [
    { weekdays: [1, 2, 3, 4, 5], from: 8 * 60, to: 12 * 60 },
    { weekdays: [1, 2, 3, 4, 5], from: 13 * 60 + 30, to: 18 * 60 },
    { weekdays: [7], from: 9 * 60, to: 10 * 60 },
  ];
  expect(said(now, openings)).toBe(expected);
});

test.each([
  [
    'Mondays only, on a Monday evening: that of next week has its date',
    1,
    '2026-11-16T18:00:00Z',
    'Fermé en ce moment. Réouverture le lundi 23 novembre à 8h.',
  ],
  [
    'Fridays only, before Good Friday',
    5,
    '2026-04-02T10:00:00Z',
    'Fermé en ce moment. Réouverture le vendredi 10 avril à 8h.',
  ],
])('%s', (_, weekday, now, expected) => {
  expect(said(now, [{ weekdays: [weekday], from: 8 * 60, to: 18 * 60 }])).toBe(expected);
});

test.each([
  [
    'the evening before',
    '2027-07-31T10:00:00Z',
    'Fermé en ce moment. Réouverture le lundi 16 août à 8h.',
  ],
  ['a day of it', '2027-08-04T08:00:00Z', 'Fermé en ce moment. Réouverture le lundi 16 août à 8h.'],
  ['the first morning after', '2027-08-16T06:00:00Z', 'Ouvert en ce moment, jusqu’à 18h.'],
])('closed from 1 to 15 August: %s', (_, now, expected) => {
  expect(said(now, week, [{ from: '2027-08-01', to: '2027-08-15' }])).toBe(expected);
});

test.each([
  ['the Sunday before', '2027-08-08T10:00:00Z', 'Fermé en ce moment. Réouverture samedi à 8h.'],
  ['its first morning', '2027-08-09T08:00:00Z', 'Fermé en ce moment. Réouverture samedi à 8h.'],
  ['its last afternoon', '2027-08-13T14:00:00Z', 'Fermé en ce moment. Réouverture demain à 8h.'],
])('closed from a Monday to a Friday, both days included: %s', (_, now, expected) => {
  expect(said(now, week, [{ from: '2027-08-09', to: '2027-08-13' }])).toBe(expected);
});

test('a company that never opens names no day', () => {
  expect(said('2026-11-17T10:00:00Z', [])).toBe('Fermé en ce moment.');
});
