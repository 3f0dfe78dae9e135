const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * Letters and digits, French letters, the dotless ı of the wordmark, punctuation, non-breaking
 * spaces, and the signs of measures and money.
 */
export const glyphs = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} !%&'()+,-./:;?ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿı«»’‘“”–—…·•©°²³×€\u00a0\u202f`;

/**
 * Characters of addresses, which a visitor may type into a form. Only the font of running text has
 * them.
 */
export const typedGlyphs = '@_"';
