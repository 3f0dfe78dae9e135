const zone = 'Europe/Paris';

/** The day in Paris as midnight UTC, and the minutes since midnight. */
export function inParis(now: Date): { day: number; minutes: number } {
  // `Temporal` avoids the first date formatter, which takes 50 ms; Safari does not have it yet.
  const { year, month, day, hour, minute } =
    typeof Temporal === 'undefined'
      ? formatted(now)
      : Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  return { day: Date.UTC(year, month - 1, day), minutes: hour * 60 + minute };
}

let clock: Intl.DateTimeFormat | undefined;

function formatted(now: Date) {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const {
    year = 0,
    month = 1,
    day = 1,
    hour = 0,
    minute = 0,
  } = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year, month, day, hour, minute };
}

/** Milliseconds at which a day begins in Paris. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(day);
  // Paris is UTC+1, or UTC+2 in summer.
  const summer = midnight - 7_200_000;
  return inParis(new Date(summer)).day === midnight ? summer : midnight - 3_600_000;
}
