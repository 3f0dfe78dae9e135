/** Milliseconds of a day; days are midnights UTC, so without summer time. */
export const dayLength = 86_400_000;

/** Public holidays on a fixed date, as month-day (Code du travail, articles L3133-1 and, for 26 December, L3134-13). */
const fixedHolidays = ['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25', '12-26'];

/** Days after Easter Sunday: Good Friday (article L3134-13), Easter Monday, Ascension, Whit Monday (article L3133-1). */
const movableHolidays = [-2, 1, 39, 50];

/**
 * Easter Sunday of a year from 1900 to 2199, as midnight UTC: the Sunday after the first full moon of spring, which the
 * Church counts by a cycle of 19 years (J.-M. Oudin’s rule, with the epacts of these three centuries).
 */
function easter(year: number): number {
  const golden = year % 19;
  const epact = (19 * golden + 24) % 30;
  const afterEquinox = epact - Number(epact === 29 || (epact === 28 && golden > 10));
  const fullMoon = Date.UTC(year, 2, 21 + afterEquinox);
  return fullMoon + (7 - new Date(fullMoon).getUTCDay()) * dayLength;
}

/** Whether a day, given as midnight UTC, is a public holiday in Alsace-Moselle. */
export function isHoliday(day: number): boolean {
  const date = new Date(day);
  const sinceEaster = (day - easter(date.getUTCFullYear())) / dayLength;
  return (
    movableHolidays.includes(sinceEaster) ||
    fixedHolidays.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)
  );
}
