const thin = '\u202F';
const fixed = '\u00A0';

const raised = (letters: string) => letters.replaceAll('e', 'ᵉ').replaceAll('r', 'ʳ');

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const beforeMonth = new RegExp(
  `(?<=(?<![\\p{L}\\d])\\d{1,2}(?:er|ᵉʳ)?) (?=(?:${months})(?!\\p{L}))`,
  'gu',
);
const beforeYear = new RegExp(`(?<=\\d(?:er|ᵉʳ)?${fixed}(?:${months})) (?=\\d{4}(?!\\d))`, 'gu');
/** French decimals have a comma, so a point means a version number. */
const beforeVersion = /(?<=\p{L}) (?=\d+\.\d+(?!\d))/gu;

/** Adds non-breaking spaces within figures: number and unit, ranges, telephone numbers, versions, dates. */
export function bindFigures(text: string): string {
  return text
    .replace(
      /(?<=\d) (?=(?:km|m|cm|mm|m²|m³|h|min|ans?|mois|jours?|semaines?|heures?|kg|litres|euros|°C|€|°)(?![\p{L}\d]))/gu,
      fixed,
    )
    .replace(/(?<=\d) à (?=\d)/g, `${fixed}à${fixed}`)
    .replace(/(?<=jusqu[’']à) (?=\d)/g, fixed)
    .replace(/(?<=\d\d) (?=\d\d(?:\D|$))/g, fixed)
    .replace(beforeVersion, fixed)
    .replace(beforeMonth, fixed)
    .replace(beforeYear, fixed);
}

/**
 * French typography for plain text: curly apostrophes, guillemets, non-breaking spaces (thin before `; ! ?` and `%`, full before `:` and inside « »,
 * and within figures), and raised letters in ordinals (« XVIIIᵉ siècle », « 1ᵉʳ mai »), which `release/steps/typography.ts` then marks up.
 * Idempotent. Rules: Imprimerie nationale, Lexique des règles typographiques.
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
      .replace(
        /(?<![\p{L}\d/.-])([IVX]+|\d{1,2})(er?|re)(?![\p{L}\d/-])/gu,
        (_, number, ending) => number + raised(ending),
      ),
  );
}

/** Characters that fit on a line of any screen. */
const unbroken = 15;

/** The last two words of three or more, if the last is not bound already and has at most eight letters or follows a short word. */
const lastWords =
  /(?<= )(?:[^ \u00A0]{1,3} [^ \u00A0]+|[^ ]+(?<![.?!]) (?:[^ \u00A0\p{L}]*\p{L}){0,8}[^ \u00A0\p{L}]*)$/u;

/** Binds a short last word to the word before it, so that it never stands alone on a line. */
export const bindEnd = (text: string): string =>
  text.length <= unbroken
    ? text
    : text.replace(lastWords, (end) => (end.length <= unbroken ? end.replace(' ', fixed) : end));

/** A run of short words and the word after it; a capitalised word counts only at the start of a sentence. */
const littleWords =
  /(?<=^|[\s(])(?:(?:(?:\p{Ll}’)?\p{Ll}{1,2}|\p{Ll}{3}|(?<=^|[.?!]\s)\p{Lu}\p{Ll}{0,2}) )+[^ ]+/gu;

/** As `bindEnd`, and no line ends after a short word: for headings. */
export const bindWords = (text: string): string =>
  text.length <= unbroken ? text : bindEnd(text.replace(littleWords, bindRun));

/** Binds as many words from the end of a run as fit together. */
const bindRun = (run: string) =>
  run.replace(/ /g, (space, index: number) =>
    run.length - run.lastIndexOf(' ', index - 1) - 1 <= unbroken ? fixed : space,
  );
