/** The day in Paris, as in `2027-08-01`. */
export const todayInParis = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
