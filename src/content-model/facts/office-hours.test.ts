import { expect, test } from 'vitest';
import { hoursSentence, officeHours } from './office-hours.ts';

const line = (weekdays: number[], ...open: [string, string][]) => ({
  weekdays,
  open: open.map(([from, to]) => ({ from, to })),
});
const problems = (office: unknown) =>
  officeHours
    .safeParse(office)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  [
    'the week and Saturday',
    [line([1, 2, 3, 4, 5], ['8:00', '18:00']), line([6], ['8:00', '12:00'])],
    ['Lundi au vendredi, 8h–18h', 'Samedi, 8h–12h'],
    'Du lundi au vendredi, 8h–18h, et le samedi, 8h–12h',
  ],
  [
    'a lunch break',
    [line([1, 2, 3, 4, 5], ['8:00', '12:00'], ['13:30', '18:00'])],
    ['Lundi au vendredi, 8h–12h, 13h30–18h'],
    'Du lundi au vendredi, 8h–12h et 13h30–18h',
  ],
  [
    'days that do not follow each other',
    [line([5, 1, 2], ['9:00', '17:00'])],
    ['Lundi, mardi et vendredi, 9h–17h'],
    'Le lundi, le mardi et le vendredi, 9h–17h',
  ],
  [
    'a stretch and a day',
    [line([1, 2, 3, 6], ['9:00', '24:00'])],
    ['Lundi au mercredi et samedi, 9h–24h'],
    'Du lundi au mercredi et le samedi, 9h–24h',
  ],
  [
    'three lines',
    [line([1], ['8:00', '9:00']), line([2], ['8:00', '10:00']), line([3], ['8:00', '11:00'])],
    ['Lundi, 8h–9h', 'Mardi, 8h–10h', 'Mercredi, 8h–11h'],
    'Le lundi, 8h–9h, le mardi, 8h–10h, et le mercredi, 8h–11h',
  ],
])('%s', (_, written, rows, sentence) => {
  const office = officeHours.parse(written);
  expect(office.map(({ days, hours }) => `${days}, ${hours}`)).toEqual(rows);
  expect(hoursSentence(office)).toBe(sentence);
});

test.each([
  ...['24:01', '18:60', '18:00 heures'].map((hour): [string, object[], string[]] => [
    `an hour that does not exist (${hour})`,
    [line([1], ['8:00', hour])],
    ['0.open.0.to: doit être une heure, comme 8h ou 13h30'],
  ]),
  [
    'an end at its beginning',
    [line([1], ['8:00', '8:00'])],
    ['0.open.0.to: doit être après l’ouverture'],
  ],
  [
    'an afternoon that begins in the morning',
    [line([1], ['8:00', '12:00'], ['11:00', '18:00'])],
    ['0.open.1.from: doit venir après la fermeture qui précède'],
  ],
  [
    'a day that stands in two lines',
    [line([1, 2], ['8:00', '12:00']), line([2], ['8:00', '9:00'])],
    ['1.weekdays: le mardi y est déjà'],
  ],
])('%s is named', (_, written, expected) => {
  expect(problems(written)).toEqual(expected);
});
