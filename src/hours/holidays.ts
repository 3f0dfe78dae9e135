/** Milliseconds of a day; days are counted as midnights UTC, which have no summer time. */
export const dayLength = 86_400_000;

/** Public holidays on a fixed date, as month-day (Code du travail, articles L3133-1 and, for 26 December, L3134-13). */
const fixedHolidays = ['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25', '12-26'];

/** Days after Easter Sunday: Good Friday (article L3134-13), Easter Monday, Ascension, Whit Monday (article L3133-1). */
const movableHolidays = [-2, 1, 39, 50];

/** Easter Sunday of a year of the Gregorian calendar, as midnight UTC (Meeus, Jones and Butcher’s computus). */
export function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 22;
  return Date.UTC(year, 2, fromMarch);
}

/** Whether a day, given as midnight UTC, is a public holiday in Alsace-Moselle. */
export function isHoliday(day: number): boolean {
  const date = new Date(day);
  const sinceEaster = (day - easter(date.getUTCFullYear())) / dayLength;
  return movableHolidays.includes(sinceEaster) || fixedHolidays.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
}
