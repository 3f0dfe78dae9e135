/** Today in Paris, as in `2027-08-01`. Not in `paris.ts`: forms and clock would then share a file, which pages with the clock load at once. */
export const todayInParis = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
