import { writeFile } from 'node:fs/promises';
import { bindFigures } from '../src/text/typeset.ts';
import { builtPages } from './built-pages.ts';

const fixed = '\u00A0';
/** Joins what stands on both sides, and is not seen. */
const joined = '\u2060';
/** Stands for a tag in the middle of a text. */
const tag = '\uE000';

/** What a text goes on through; every other tag ends it. */
const inline = /^<\/?(?:a|abbr|b|cite|code|em|i|img|q|small|span|strong|sub|sup|svg|time)\b/;
/** Whole, what has no lines of its own, or is drawn anew by a script, which has to find in it what it wrote. */
const pieces = /<!--[\s\S]*?-->|<(astro-island|header|noscript|script|select|style|svg|textarea|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

const letters = (word: string) => word.replace(/[^\p{L}\d]/gu, '').length;
/** As many signs as are seen. */
const width = (text: string) => text.replace(/[\u2060\uE000]/g, '').length;

/** As many signs as a heading keeps together whatever its width is: more would not fit a narrow screen. */
const unbroken = 15;
/** As many as it keeps together where there is room (`later-type.css`). */
const kept = 26;

/** Words that a heading's lines keep together: one of at most three letters with what follows, and a short last one with what comes before. */
function groups(words: string[], most: number): string[][] {
  const found: string[][] = [];
  for (const [index, word] of words.entries()) {
    const before = (words[index - 1] ?? '').replaceAll(tag, '');
    const group = found.at(-1);
    // « Grande Île », but « Un toit » where a sentence begins.
    const isName = /^\p{Lu}/u.test(before) && index > 1 && !/[.?!]$/.test(words[index - 2] ?? '');
    const isShort = letters(before) <= 3 && /[\p{L}’]$/u.test(before) && !isName;
    const isLast = index === words.length - 1 && letters(word) <= 3;
    if (group && (isShort || isLast) && width([...group, word].join(' ')) <= most) group.push(word);
    else found.push([word]);
  }
  return found;
}

const whole = (text: string) => text.replace(/(?<=[\p{L}\d]-)(?=[\p{L}\d])/gu, joined);

/** « L221-18 », « 8h–18h », « e-mail » and « celui-ci »: no line ends at a hyphen with so little beside it. */
const littleBeside = /(?<=\d[hj]?[-–])(?=\d)|(?<=(?<![\p{L}\d-])\p{L}{1,2}-)(?=\p{Ll})|(?<=\p{L}-)(?=\p{Ll}{1,2}(?![\p{L}\d-]))/gu;
/** « avez-vous », « dites-le-nous » and « lui-même »: nor before a pronoun. */
const beforePronoun = /(?<=\p{L}-)(?=(?:(?:les?|la)-)?(?:elles?|ils|leur|les|lui|moi|toi|nous|vous|mêmes?)(?![\p{L}\d-]))/gu;

const bindHyphens = (text: string) => text.replace(littleBeside, joined).replace(beforePronoun, joined);

function headingEnds(text: string, large: boolean): string {
  return groups(text.split(' '), large ? unbroken : kept)
    .map((group, _, all) => {
      const words = group.map((word) => (width(word) <= unbroken ? whole(word) : word));
      const together = words.join(fixed);
      if (width(together) <= unbroken) return together;
      return large || all.length === 1 || together.includes(tag) || !/[ -]/.test(group.join(' '))
        ? words.join(' ')
        : `<span class="kept">${group.join(' ')}</span>`;
    })
    .join(' ');
}

/**
 * A short last word never stands alone: it takes the one before it along, as far as the two fit a narrow column. Names keep their hyphens as
 * they are, for who searches the page for one.
 */
function textEnd(text: string): string {
  const [, start, before, last] = /^([\s\S]* )?([^ ]+) ([^ ]+)$/.exec(text) ?? [];
  if (!start || !before || !last || (letters(last) > 8 && letters(before) > 3)) return text;
  const isLittle = letters(before) <= 3;
  const fits = width(`${before} ${last}`) <= (width(text) >= 40 ? 16 : isLittle ? unbroken : 11);
  return `${start}${before}${fits ? fixed : ' '}${width(last) <= unbroken && !/-\p{Lu}/u.test(last) ? whole(last) : last}`;
}

/**
 * Says of every text of a page where its lines may not end: headings after a little word or inside a short one with a hyphen, texts before a short
 * last word, none inside a number or a date. `text-wrap` does the like in some browsers, and knows no language.
 */
export function withLineEnds(html: string): string {
  const parts = html.match(pieces) ?? [];
  let kind = '';
  let run: number[] = [];
  const end = () => {
    const marked = run.map((index) => (parts[index]?.startsWith('<') ? tag : parts[index])).join('');
    const [, before = '', text = '', after = ''] = /^([\s\uE000]*)([\s\S]*?)([\s\uE000]*)$/.exec(marked) ?? [];
    if (text) {
      const bound = width(text) > unbroken ? bindHyphens(bindFigures(text)) : bindFigures(text);
      const set = before + (kind ? headingEnds(bound, kind === 'display') : textEnd(bound)) + after;
      const tags = run.map((index) => parts[index] ?? '').filter((part) => part.startsWith('<'));
      run.forEach((index) => {
        parts[index] = '';
      });
      parts[run[0] ?? 0] = set.replaceAll(tag, () => tags.shift() ?? '');
    }
    run = [];
  };
  for (const [index, part] of parts.entries()) {
    if (!part.startsWith('<') || inline.test(part)) {
      // Nothing between the two, not even a space: they stand beside each other as two things.
      if (/^<\w/.test(part) && parts[index - 1]?.startsWith('</')) end();
      run.push(index);
      continue;
    }
    end();
    kind = /^<(?:h[1-6]|p)\b[^>]*\bclass="(?:[^"]* )?(display|heading-[123])\b/.exec(part)?.[1] ?? '';
  }
  end();
  return parts.join('');
}

/** Does so in every page of a built site. */
export async function setLineEnds(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) await writeFile(path, withLineEnds(html));
}
