const thin = '\u202F';
const fixed = '\u00A0';
/** Joins what stands on both sides, and is not seen. */
const joined = '\u2060';

const raised = (letters: string) => letters.replaceAll('e', 'ᵉ').replaceAll('r', 'ʳ');

/**
 * French typography for a text typed on an ordinary keyboard: curly apostrophes, guillemets, and the spaces that must
 * not break (thin before `; ! ?` and `%`, full before `:` and inside « », fixed between a figure and its unit), and the raised letters of
 * ordinals (« XVIIIᵉ siècle », « 1ᵉʳ mai »), which `build/ordinals.ts` then draws.
 * Applying it twice changes nothing. Rules: Imprimerie nationale, Lexique des règles typographiques.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\p{L})'/gu, '$1’')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/«\s*/g, `«${fixed}`)
    .replace(/\s*»/g, `${fixed}»`)
    .replace(/(?<=[\p{L}\d)»’%])\s*([;!?])(?!\S)/gu, `${thin}$1`)
    .replace(/(?<=[\p{L}\d)»’%])\s+:(?!\S)/gu, `${fixed}:`)
    .replace(/(?<=\d)\s*%/g, `${thin}%`)
    .replace(/(?<=\d) (?=\d{3}\b)/g, thin)
    .replace(/(?<=\d) (?=(?:km|m|cm|mm|m²|m³|h|min|ans?|mois|jours?|semaines?|heures?|kg|litres|euros|°C|€|°)(?![\p{L}\d]))/gu, fixed)
    .replace(/(?<=\d\d) (?=\d\d(?:\D|$))/g, fixed)
    .replace(/(?<![\p{L}\d/.-])([IVX]+|\d{1,2})(er?|re)(?![\p{L}\d/-])/gu, (_, number, ending) => number + raised(ending));
}

/** As many letters as words that are kept together may have: longer ones could not break on a narrow screen. */
const unbroken = 15;

const letters = (word: string) => word.replace(/[^\p{L}\d]/gu, '').length;

/**
 * A heading as `typeset` sets it, with what large letters show: no line ends in a short word (« le toit, du / mur »), none begins with a
 * short last one, and a word with a hyphen stays whole. What has to be kept together is short, so that it fits a narrow screen.
 */
export function typesetHeading(text: string): string {
  const words = typeset(text).split(' ');
  return words
    .reduce((line, word, index) => {
      const group = line.slice(line.lastIndexOf(' ') + 1);
      const before = words[index - 1] ?? '';
      const isShort = letters(before) <= 3 && /[\p{L}’]$/u.test(before);
      const isLast = index === words.length - 1 && letters(word) <= 3;
      const fits = group.length + word.length < unbroken;
      return `${line}${(isShort || isLast) && fits ? fixed : ' '}${word}`;
    })
    .replace(/[\p{L}\d-]+/gu, (word) => (word.length <= unbroken ? word.replace(/(?<=.)-(?=.)/gu, `-${joined}`) : word));
}
