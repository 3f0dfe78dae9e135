const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date in words. The first of a month is an ordinal in French: « 1er août 2025 ». */
export const frenchDate = (iso: string): string => longDate.format(new Date(iso)).replace(/^1 /, '1er ');
