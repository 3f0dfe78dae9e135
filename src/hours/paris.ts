const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});
/** The day in Paris, as midnight UTC, and the minutes since it began. */
export function inParis(now: Date): { day: number; minutes: number } {
  const parts = Object.fromEntries(parisClock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { day: Date.UTC(year, month - 1, day), minutes: hour * 60 + minute };
}

/** The instant at which a day begins in Paris. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(day);
  // Paris is one hour ahead of UTC, or two in summer.
  const summer = midnight - 7_200_000;
  return inParis(new Date(summer)).day === midnight ? summer : midnight - 3_600_000;
}
