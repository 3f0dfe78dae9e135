/** What is passed over whole: code, what shows no markup, what React compares. A tag. An ordinal. */
const piece =
  /<(script|style|title|form|svg)\b.*?<\/\1>|<(?:"[^"]*"|[^"<>])*>|(?<![\p{L}\d])((?:[IVX]+|\d+)(?=e\b)|1(?=[er]))(e|er|re)(?![\p{L}\d])/gsu;

/**
 * The HTML of a page with the ends of ordinals raised, as in 1er and XVIIIe. It works on pages and
 * not on texts, so that no part of a page has to know of it; texts that are read aloud or compared
 * stay plain.
 */
export const raiseOrdinals = (html: string): string =>
  html.replace(piece, (whole, _code, number: string | undefined, end: string) =>
    number === undefined ? whole : `${number}<sup>${end}</sup>`,
  );
