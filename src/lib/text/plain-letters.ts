/** Letters that cannot be split into a plain letter and an accent, and their replacements. */
const others: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  þ: 'th',
};

/**
 * Replaces Latin letters by those from A to Z, for addresses, file names and searches: « Faîtage »
 * becomes `Faitage`, « Hœnheim » becomes `Hoenheim`.
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => {
      const plain = others[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase()
        ? plain
        : plain.replace(/^./, (first) => first.toUpperCase());
    });
