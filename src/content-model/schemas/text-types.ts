/** The types of French texts, made for the facts that they may name in braces. */
import { z } from 'zod';
import { type Facts, fillIn, namesIn, unknownName } from '../../lib/text/fill-in.ts';
import { type Kind, typeset } from '../../lib/text/typography.ts';
import { companyTitle, titleOfFact } from '../facts/company.ts';
import { named } from '../owner/fields.ts';

/**
 * Facts in braces are filled in, the length is checked, and the text is set. Names in `later` stay,
 * and count with the length of their examples. The editor makes room for `max`.
 */
const typed = (facts: Facts, later: Facts, min: number, max: number, kind: Kind) =>
  z
    .string()
    .trim()
    .transform((written, { issues }) => {
      const whole = fillIn(fillIn(written, facts), later);
      const [missing] = namesIn(whole);
      const wrong =
        unknownName(written, { ...facts, ...later }) ??
        (missing !== undefined
          ? `« ${titleOfFact(missing)} » n'a pas de valeur dans « ${companyTitle} » : ` +
            'donnez-la, ou retirez-la de ce texte'
          : whole.length < min
            ? `au moins ${min} caractères ; il y en a ${whole.length}`
            : whole.length > max
              ? `au plus ${max} caractères ; il y en a ${whole.length}`
              : undefined);
      if (wrong !== undefined) issues.push({ code: 'custom', message: wrong, input: written });
      return typeset(written, facts, kind);
    })
    .meta({ maxLength: max });

/** What the owner reads beside a field; an item of a list has no words of its own. */
type Words = [title: string, description: string] | [];

/** The text types for the facts of a site and the names in `later`. Their limits are characters. */
export function textTypes(facts: Facts, later: Facts = {}) {
  const type = (kind: Kind, min: number, max: number) => typed(facts, later, min, max, kind);
  const withWords = (text: ReturnType<typeof typed>, words: Words) =>
    words.length === 0 ? text : named(...words, text);
  const label = type('heading', 2, 80);
  const sentences = type('text', 20, 480);
  const paragraph = type('text', 40, 1200);
  return {
    /** One or two lines: a heading, a button, a link, the words before a figure. */
    label: (...words: Words) => withWords(label, words),
    /** A label of another length. */
    labelOf: (min: number, max: number, ...words: Words) =>
      withWords(type('heading', min, max), words),
    /** One to three sentences. */
    sentences: (...words: Words) => withWords(sentences, words),
    /** A paragraph of running text. */
    paragraph: (...words: Words) => withWords(paragraph, words),
    /** Any other length, where the design has room for `max`. */
    text: (min: number, max: number, ...words: Words) => withWords(type('text', min, max), words),
    /** What is compared or searched for, or shown on no page: its words are not bound. */
    name: (min: number, max: number, ...words: Words) => withWords(type('name', min, max), words),
    /** Lines that may name a fact without value, such as prices: such a line is left out. */
    lines: (title: string, description: string) =>
      named(
        title,
        description,
        z.array(factLine).transform((lines, context) => filledLines(facts, lines, context)),
      ),
  };
}

/** The text types of a site. */
export type TextTypes = ReturnType<typeof textTypes>;

/** A line that may name a fact without value, as in `N° de TVA : {vatNumber}`. */
export const factLine = z.string().trim().min(3).max(1500);

/** Lines with their facts filled in, without those that name a fact without value. */
export function filledLines(facts: Facts, lines: string[], context: z.RefinementCtx): string[] {
  for (const line of lines) {
    const message = unknownName(line, facts);
    if (message) context.issues.push({ code: 'custom', message, input: lines });
  }
  return lines.map((line) => typeset(line, facts)).filter((line) => namesIn(line).length === 0);
}
