import { type Facts, fillIn, mapTexts, namesIn } from './fill-in.ts';

const thin = '\u202F';
const fixed = '\u00A0';
/** Forbids a line break. It is invisible, and screen readers ignore it. */
const joiner = '\u2060';

const units = 'km|m|cm|mm|m²|m³|h|min|ans?|mois|jours?|semaines?|heures?|kg|litres|euros|°C|€|°';
const numerals =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cent';
const beforeUnit = new RegExp(
  `(?<=\\d|(?<!\\p{L})(?:${numerals})) (?=(?:${units})(?![\\p{L}\\d]))|(?<=\\bau) (?=m[²³])`,
  'gu',
);
const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const beforeMonth = new RegExp(
  `(?<=(?<![\\p{L}\\d])\\d{1,2}(?:er)?) (?=(?:${months})(?!\\p{L}))`,
  'gu',
);
const beforeYear = new RegExp(`(?<=\\d(?:er)?${fixed}(?:${months})) (?=\\d{4}(?!\\d))`, 'gu');
const beforeCentury = /(?<=(?<!\p{L})[IVX]+e) (?=siècles?(?!\p{L}))/gu;
/** Between "article" and a number so short that both fit on any line. */
const beforeArticle = /(?<=(?<!\p{L})[aA]rticles?) (?=[ADLR]?\d[\d-]{0,5}(?![\d-]))/gu;
/** French decimals have a comma, so a point means a version number. */
const beforeVersion = /(?<=\p{L}) (?=\d+\.\d+(?!\d))/gu;

/**
 * Non-breaking spaces within figures: number and unit, also in words, ranges, telephone numbers,
 * dates, centuries, articles of laws.
 */
function bindFigures(text: string): string {
  return bindDays(text)
    .replace(beforeUnit, fixed)
    .replace(/(?<=\d) à (?=\d)/g, `${fixed}à${fixed}`)
    .replace(/(?<=jusqu[’']à) (?=\d)/g, fixed)
    .replace(/(?<=\d\d) (?=\d\d(?:\D|$))/g, fixed)
    .replace(beforeVersion, fixed)
    .replace(beforeCentury, fixed)
    .replace(beforeArticle, fixed)
    .replace(beforeYear, fixed);
}

/** Keeps a day beside its month, as in "14 mai". */
export const bindDays = (text: string): string => text.replace(beforeMonth, fixed);

/** Non-breaking spaces within phrases that are read as one word. */
const bindPhrases = (text: string): string =>
  text
    // il y a, s’il y en a
    .replace(/(?<=(?<!\p{L})[iI]l) (?=y(?!\p{L}))/gu, fixed)
    .replace(/(?<=(?<!\p{L})y) (?=(?:en )?a(?!\p{L}))/gu, fixed)
    .replace(/(?<=à vol) (?=d’oiseau)/g, fixed)
    .replace(/(?<=CC) (?=BY)/g, fixed)
    // La Cluse, Grande Île: two capitalised words in a row are one name
    .replace(/(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,8}) (?=\p{Lu}\p{Ll}{2,10}(?!\p{L}))/gu, fixed)
    // a letter that is spoken of: en W
    .replace(/(?<=\p{Ll}) (?=\p{Lu}(?![\p{L}\d’']))/gu, fixed);

/** Which words of a text are kept together on a line. */
export type Kind = 'text' | 'heading' | 'name';

/**
 * Typesets a French text. Nothing else does. It fills in names in braces, and sets curly
 * apostrophes, guillemets and non-breaking spaces: thin ones before `; ! ?` and `%`, full ones
 * before `:`, inside « » and within figures and phrases like "il y a". A short last word is bound to
 * the word before it, and little words to the word after them: in a text those of one letter, and
 * articles that begin a phrase, in a heading all of up to three letters. Words with hyphens stay on
 * one line, unless they are long. Names that are compared or searched for have no bound words. A
 * name in braces without a value stays, and then the end is not bound. Idempotent. Rules: Imprimerie
 * nationale, Lexique des règles typographiques.
 */
export function typeset(text: string, names: Facts = {}, kind: Kind = 'text'): string {
  const spaced = bindFigures(
    fillIn(text, names)
      .replaceAll(joiner, '')
      .replace(/(\p{L})'/gu, '$1’')
      .replace(/"([^"]*)"/g, '«$1»')
      .replace(/«\s*/g, `«${fixed}`)
      .replace(/\s*»/g, `${fixed}»`)
      .replace(/(?<=[\p{L}\d)»’%])\s*([;!?])(?!\S)/gu, `${thin}$1`)
      .replace(/(?<=[\p{L}\d)»’%])\s+:(?!\S)/gu, `${fixed}:`)
      .replace(/(?<=\d)\s*%/g, `${thin}%`)
      .replace(/(?<=\d) (?=\d{3}\b)/g, thin),
  );
  const set = bindPhrases(spaced);
  if (kind === 'name' || set.length <= unbroken || namesIn(set).length > 0) return set;
  const bound = set.replace(littleWords[kind], (run) => bindRun(run, together[kind]));
  const ends = kind === 'heading' ? lastHeadingWords : lastWords;
  return bindHyphens(bindEnd(bound, ends), kind);
}

/** Typesets the texts of a value that have names in braces, with values for these. */
export const typesetNamed = <Value>(value: Value, names: Facts, kind?: Kind): Value =>
  mapTexts(value, (text) => (namesIn(text).length > 0 ? typeset(text, names, kind) : text));

/** Characters that fit on a line of any screen. */
const unbroken = 15;

/** The last two words of three or more, if the last has at most so many letters. */
const anyThenShort = (letters: number) =>
  String.raw`[^ ]+(?<![.?!]) (?:[^ \u00A0\p{L}]*\p{L}){0,${letters}}[^ \u00A0\p{L}]*`;

/**
 * In a text, browsers set longer words so that none is alone (`text-wrap: pretty`). Two bound words
 * would be a short last line themselves.
 */
const lastWords = new RegExp(`(?<= )${anyThenShort(4)}$`, 'u');

/** The last two words of a heading, if the last is short or follows a short word. */
const lastHeadingWords = new RegExp(
  String.raw`(?<= )(?:[^ \u00A0]{1,3} [^ \u00A0]+|${anyThenShort(8)})$`,
  'u',
);

/**
 * Binds the last word to the word before it, so that it never stands alone on a line. Only the end
 * of the text is searched, where both words fit on a line.
 */
const bindEnd = (text: string, ends: RegExp) =>
  text.slice(0, -unbroken - 1) +
  text.slice(-unbroken - 1).replace(ends, (end) => end.replace(' ', fixed));

/** A run of such words and the word after it. A unit, bound to its number, begins none. */
const runOf = (word: string) =>
  new RegExp(String.raw`(?<=^|[ (]|«\u00A0)(?:(?:${word}) )+[^ ]+`, 'gu');

/**
 * Words of one letter, "ou" before a figure, and after a stop or a comma, where it would hang alone
 * at the end of a line, any article or short preposition. Binding these everywhere leaves twice as
 * many short lines.
 */
const littleTextWord = String.raw`\p{L}|ou(?= \d)|(?<=[.,;:?!)»]\s)(?:d’une?|[Uu]ne?|[LlDd]es|[Ll][ea]|[Dd][eu]|[Aa]ux?|[Ee][nt]|[Oo]u)`;

/** A capitalised word counts only at the start of a sentence. */
const littleWords = {
  text: runOf(littleTextWord),
  heading: runOf(String.raw`(?:\p{Ll}’)?\p{Ll}{1,2}|\p{Ll}{3}|(?<=^|[.?!]\s)\p{Lu}\p{Ll}{0,2}`),
};

/**
 * Characters of a run that stay together. A line of a heading has room for its 18; a text, whose
 * lines are many, would have a ragged edge.
 */
const together = { text: 15, heading: 18 };

/** A name with hyphens. */
const longName = /^\p{Lu}.*-\p{Lu}/u;

/** Binds as many words from the end of a run as fit together, and one to a long name. */
const bindRun = (run: string, room: number) =>
  run.replace(/ /g, (space, index: number) =>
    run.length - run.lastIndexOf(' ', index - 1) - 1 <= room || longName.test(run.slice(index + 1))
      ? fixed
      : space,
  );

/** A word with hyphens, or the number of a law or an article, that is no part of an address. */
const hyphenated =
  /(?<=^|[\s(«’])(?:\p{L}+\d*|\d{2,4})(?:-[\p{L}\d]+)+(?=$|[\s,;:!?)»…]|\.(?!\p{L}))/gu;

/** Characters of a word that fits on any line of running text. */
const inText = 20;

/**
 * Forbids line breaks within a hyphenated word or the number of a law or an article, if the whole
 * fits on any line. Of headings, the styles see to it that a name of any length fits.
 */
const bindHyphens = (text: string, kind: Kind) =>
  text.replace(hyphenated, (word) =>
    word.length <= (kind === 'heading' ? unbroken : inText) ||
    (kind === 'heading' && longName.test(word))
      ? word.replaceAll('-', `-${joiner}`)
      : word,
  );
