const thin = '\u202F';
const fixed = '\u00A0';

/**
 * French typography for a text typed on an ordinary keyboard: curly apostrophes, guillemets, and the spaces that must
 * not break (thin before `; ! ?` and `%`, full before `:` and inside « », fixed between a figure and its unit).
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
    .replace(/(?<=\d) (?=(?:km|m|cm|mm|m²|h|ans|an|kg|euros|°C|€|°)(?![\p{L}\d]))/gu, fixed)
    .replace(/(?<=\d\d) (?=\d\d(?:\D|$))/g, fixed);
}
