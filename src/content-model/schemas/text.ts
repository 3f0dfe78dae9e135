/**
 * Building blocks of all schemas. Each field has a French `title` and `description` for the owner,
 * shown in the editor and in messages. Independent of Astro's collections, so that other tools can
 * read the schemas.
 */
import { z } from 'zod';
import { type Facts, fillIn, namesIn, unknownName } from '../../lib/text/fill-in.ts';
import { type Kind, setText } from '../../lib/text/typography.ts';
import { companyTitle, titleOfFact } from '../facts/company.ts';
import { findPicture } from '../facts/pictures.ts';
import type { Site } from '../facts/site.ts';
import { group, list, named } from '../owner/fields.ts';

/**
 * A French text: facts in braces are filled in, its length is checked, and it is set. Names in
 * `later` stay, and count with the length of their examples. The editor makes room for `max`.
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
      return setText(written, facts, kind);
    })
    .meta({ maxLength: max });

/** The part of a picture that stays visible. */
const crop = z
  .enum(['center', 'left', 'right', 'top', 'bottom'])
  .default('center')
  .meta({
    title: 'Cadrage',
    description:
      "La partie de l'image qui reste visible quand sa place est plus étroite ou plus basse " +
      "qu'elle.",
    choices: {
      center: 'Le milieu',
      left: 'La gauche',
      right: 'La droite',
      top: 'Le haut',
      bottom: 'Le bas',
    },
  });

const pictureFile = (pictures: string[]) =>
  z
    .string()
    .transform((written, context) => {
      const found = findPicture(written, pictures);
      if ('file' in found) return found.file;
      context.issues.push({ code: 'custom', message: found.mistake, input: written });
      return z.NEVER;
    })
    .meta({
      title: 'Photo',
      description: 'Une que vous ajoutez, ou une de celles du site.',
      file: 'photo',
    });

/** Field types of a site, for texts that may use its facts and the names in `later`. */
export function vocabularyOf(
  { facts, pictures }: Pick<Site, 'facts' | 'pictures'>,
  later: Facts = {},
) {
  const text = (min: number, max: number, title = '', description = '') =>
    named(title, description, typed(facts, later, min, max, 'text'));
  /** A heading or label of one or two lines. */
  const label = typed(facts, later, 2, 80, 'heading');
  const words = (title: string, description: string) => named(title, description, label);
  /** A text that is compared or searched for, or shown on no page. */
  const name = (min: number, max: number, title = '', description = '') =>
    named(title, description, typed(facts, later, min, max, 'name'));
  const title = words('Titre', 'Une ligne, deux au plus.');
  /** One to three sentences. */
  const sentences = text(20, 480);
  const said = named('Texte', "D'une à trois phrases.", sentences);
  const lead = named('Introduction', "D'une à trois phrases sous le titre.", sentences);
  /** A paragraph of running text. */
  const paragraph = text(40, 1200);
  const paragraphs = (min: number, max: number) =>
    list('Paragraphes', 'Chacun tient une idée.', paragraph, min, max);
  const item = z.strictObject({ title, text: said });
  const picture = group('Image', "La photo, ce qu'elle montre, et son cadrage.", {
    file: pictureFile(pictures),
    alt: name(
      5,
      140,
      "Ce que montre l'image",
      "Lu à voix haute à qui ne voit pas l'image ; dites ce qu'on y voit, en une phrase courte.",
    ),
    crop,
  });
  /** A picture beside words that say the same: nobody hears it. */
  const decoration = group('Image', 'La photo et son cadrage.', {
    file: pictureFile(pictures),
    crop,
  });
  const seo = group('Moteurs de recherche', 'Ce que Google montre de la page.', {
    title: name(
      12,
      60,
      'Titre pour les moteurs de recherche',
      "Le lien que montre Google ; il n'existe qu'une fois sur le site.",
    ),
    description: name(
      70,
      155,
      'Description pour les moteurs de recherche',
      "Les deux lignes sous ce lien ; elles n'existent qu'une fois sur le site.",
    ),
  });
  /** The heading of a page. */
  const heading = words('Titre de la page', 'En grand, en haut de la page.');
  /** The picture at its top. */
  const hero = named('Grande image', 'En haut de la page.', picture);
  /** Lines with their facts filled in; a line whose fact is missing is left out. */
  const filledLines = (lines: string[], context: z.RefinementCtx): string[] => {
    for (const line of lines) {
      const message = unknownName(line, facts);
      if (message) context.issues.push({ code: 'custom', message, input: lines });
    }
    return lines
      .map((line) => setText(line, facts, 'name'))
      .filter((line) => namesIn(line).length === 0);
  };
  const factLines = z.array(factLine).transform(filledLines);
  return {
    text,
    label,
    words,
    name,
    title,
    sentences,
    said,
    lead,
    paragraph,
    paragraphs,
    item,
    picture,
    decoration,
    seo,
    heading,
    hero,
    filledLines,
    factLines,
  };
}

/** A line that may use a missing fact. */
export const factLine = z.string().trim().min(3).max(1500);

/** Whether the pictures show the real work; otherwise the site labels them as illustrations. */
export const photo = named(
  'Vraie photo',
  'Oui, si vous avez photographié ce chantier vous-même ; sinon le site écrit « Image ' +
    "d'illustration » dessus.",
  z.boolean().default(false),
);

/** The name of a worksite's file; `check.ts` checks that it exists. */
export const projectName = z.string().trim().min(1).meta({ entryOf: 'projects' });
