const thin = '\u202F';
const fixed = '\u00A0';

const raised = (letters: string) => letters.replaceAll('e', 'ᵉ').replaceAll('r', 'ʳ');

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const beforeMonth = new RegExp(`(?<=(?<![\\p{L}\\d])\\d{1,2}(?:er|ᵉʳ)?) (?=(?:${months})(?!\\p{L}))`, 'gu');
const beforeYear = new RegExp(`(?<=\\d(?:er|ᵉʳ)?${fixed}(?:${months})) (?=\\d{4}(?!\\d))`, 'gu');
/** A decimal has a comma in French: what has a point is a version. */
const beforeVersion = /(?<=\p{L}) (?=\d+\.\d+(?!\d))/gu;

/** Keeps together what is read as one: a figure and its unit, a range, the pairs of a telephone number, a version, a day and its month and year. */
export function bindFigures(text: string): string {
  return text
    .replace(/(?<=\d) (?=(?:km|m|cm|mm|m²|m³|h|min|ans?|mois|jours?|semaines?|heures?|kg|litres|euros|°C|€|°)(?![\p{L}\d]))/gu, fixed)
    .replace(/(?<=\d) à (?=\d)/g, `${fixed}à${fixed}`)
    .replace(/(?<=\d\d) (?=\d\d(?:\D|$))/g, fixed)
    .replace(beforeVersion, fixed)
    .replace(beforeMonth, fixed)
    .replace(beforeYear, fixed);
}

/**
 * French typography for a text typed on an ordinary keyboard: curly apostrophes, guillemets, and the spaces that must
 * not break (thin before `; ! ?` and `%`, full before `:` and inside « », fixed between a figure and its unit), and the raised letters of
 * ordinals (« XVIIIᵉ siècle », « 1ᵉʳ mai »), which `release/steps/ordinals.ts` then draws.
 * Applying it twice changes nothing. Rules: Imprimerie nationale, Lexique des règles typographiques.
 */
export function typeset(text: string): string {
  return bindFigures(
    text
      .replace(/(\p{L})'/gu, '$1’')
      .replace(/"([^"]*)"/g, '«$1»')
      .replace(/«\s*/g, `«${fixed}`)
      .replace(/\s*»/g, `${fixed}»`)
      .replace(/(?<=[\p{L}\d)»’%])\s*([;!?])(?!\S)/gu, `${thin}$1`)
      .replace(/(?<=[\p{L}\d)»’%])\s+:(?!\S)/gu, `${fixed}:`)
      .replace(/(?<=\d)\s*%/g, `${thin}%`)
      .replace(/(?<=\d) (?=\d{3}\b)/g, thin)
      .replace(/(?<![\p{L}\d/.-])([IVX]+|\d{1,2})(er?|re)(?![\p{L}\d/-])/gu, (_, number, ending) => number + raised(ending)),
  );
}

/** As many signs as no line of a narrow screen is too short for. */
const unbroken = 15;

/** The last two words of a sentence of three or more, the last bound to nothing, and of eight letters at most or behind a little one. */
const lastWords = /(?<= )(?:[^ \u00A0]{1,3} [^ \u00A0]+|[^ ]+(?<![.?!]) (?:[^ \u00A0\p{L}]*\p{L}){0,8}[^ \u00A0\p{L}]*)$/u;

/** A short last word takes the one before it along, so that it never stands alone on a line. */
export const bindEnd = (text: string): string =>
  text.length <= unbroken ? text : text.replace(lastWords, (end) => (end.length <= unbroken ? end.replace(' ', fixed) : end));

/** Little words in a row and the one that they lead to; of words with a capital only the first of a sentence is one, no name. */
const littleWords = /(?<=^|[\s(])(?:(?:(?:\p{Ll}’)?\p{Ll}{1,2}|\p{Ll}{3}|(?<=^|[.?!]\s)\p{Lu}\p{Ll}{0,2}) )+[^ ]+/gu;

/** As `bindEnd`, and no line ends after a little word: for headings. */
export const bindWords = (text: string): string => (text.length <= unbroken ? text : bindEnd(text.replace(littleWords, bindRun)));

/** Binds as many words of a row, from its end on, as stay together. */
const bindRun = (run: string) =>
  run.replace(/ /g, (space, index: number) => (run.length - run.lastIndexOf(' ', index - 1) - 1 <= unbroken ? fixed : space));
