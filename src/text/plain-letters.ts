/** Removes accents: « Faîtage » becomes `Faitage`. Ligatures stay. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');
