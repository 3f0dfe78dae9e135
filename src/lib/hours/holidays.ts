import { dayAfter } from './dates.ts';

/**
 * Public holidays on a fixed date (Code du travail, articles L3133-1 and, for 26 December,
 * L3134-13).
 */
const fixedHolidays = [
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
  '12-26',
];

/**
 * Days after Easter Sunday: Good Friday (article L3134-13), Easter Monday, Ascension, Whit Monday
 * (article L3133-1).
 */
const movableHolidays = [-2, 1, 39, 50];

/**
 * Easter Sunday of a year from 1900 to 2199: the Sunday after the first full moon of spring. The
 * Church computes that moon by a cycle of 19 years (J.-M. Oudin’s rule, with the epacts of these
 * three centuries).
 */
function easter(year: number): string {
  const golden = year % 19;
  const epact = (19 * golden + 24) % 30;
  const afterEquinox = epact - Number(epact === 29 || (epact === 28 && golden > 10));
  const fullMoon = dayAfter(`${year}-03-21`, afterEquinox);
  return dayAfter(fullMoon, 7 - new Date(fullMoon).getUTCDay());
}

/** The public holidays of a year in Alsace-Moselle, such as `2027-05-01`. */
export function holidays(year: number): string[] {
  const sunday = easter(year);
  return fixedHolidays
    .map((day) => `${year}-${day}`)
    .concat(movableHolidays.map((days) => dayAfter(sunday, days)));
}
