const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * Letters and figures, French letters, the dotless ı of the wordmark, quotes, dashes, fixed spaces,
 * and the signs of measures and money.
 */
export const glyphs = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} !%&'()+,-./:;?ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿı«»’‘“”–—…·•©°²³×€\u00a0\u202f`;

/**
 * What a visitor may type into a form, and addresses are made of: only the face of running text has
 * these.
 */
export const typedGlyphs = '@_"';
