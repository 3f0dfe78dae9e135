/** Letters that are not a plain letter with an accent, and what replaces them. */
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
 * A text of Latin letters in those of A to Z, for addresses, file names and searches: « Faîtage »
 * becomes `Faitage`, « Hœnheim » `Hoenheim`.
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
