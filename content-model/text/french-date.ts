const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as French writes it; the first of a month is an ordinal: `1ᵉʳ août 2025`. */
export const frenchDate = (iso: string): string => longDate.format(new Date(iso)).replace(/^1 /, '1ᵉʳ ');
