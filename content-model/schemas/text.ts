/**
 * Building blocks of all schemas. Each field has a French `title` and `description` for the owner, shown in the editor and in messages. Independent
 * of Astro's collections, so that other tools can read the schemas.
 */
import { z } from 'astro/zod';
import { findPicture } from '../../src/pictures/files.ts';
import { companyTitle, titleOfFact } from '../company.ts';
import { type Facts, fillIn, namesIn, unknownNames } from '../text/fill-in.ts';
import { bindEnd, bindWords, typeset } from '../text/typeset.ts';

/**
 * A French text. Facts in braces are filled in, the length is checked, and the typography is set, here for the whole site. Names in `later` stay, and
 * count with the length of their examples. JSON schema gets the limits, with `filled`: they apply after facts are filled in.
 */
const typed = (
  facts: Facts,
  later: Facts,
  min: number,
  max: number,
  setEnds = (set: string) => set,
) =>
  z
    .string()
    .trim()
    .transform((written, { issues }) => {
      const filled = fillIn(written, facts);
      const whole = fillIn(filled, later);
      const refuse = (message: string) => issues.push({ code: 'custom', message, input: written });
      const unknown = unknownNames(written, { ...facts, ...later });
      const [missing] = namesIn(whole);
      if (unknown) refuse(unknown);
      else if (missing)
        refuse(
          `« ${titleOfFact(missing)} » n'a pas de valeur dans « ${companyTitle} » : donnez-la, ou retirez-la de ce texte`,
        );
      else if (whole.length < min) refuse(`au moins ${min} caractères ; il y en a ${whole.length}`);
      else if (whole.length > max) refuse(`au plus ${max} caractères ; il y en a ${whole.length}`);
      const set = typeset(filled);
      // Line ends are set once the remaining names are filled in.
      return namesIn(set).length === 0 ? setEnds(set) : set;
    })
    .meta({ minLength: min, maxLength: max, filled: true });

/** The part of a picture that stays visible. */
const crop = z
  .enum(['center', 'left', 'right', 'top', 'bottom'])
  .default('center')
  .meta({
    title: 'Cadrage',
    description:
      "La partie de l'image qui reste visible quand sa place est plus étroite ou plus basse qu'elle.",
    choices: {
      center: 'Le milieu',
      left: 'La gauche',
      right: 'La droite',
      top: 'Le haut',
      bottom: 'Le bas',
    },
  });

const pictureFile = z
  .string()
  .transform((written, context) => {
    const found = findPicture(written);
    if ('file' in found) return found.file;
    context.issues.push({ code: 'custom', message: found.mistake, input: written });
    return z.NEVER;
  })
  .meta({
    title: 'Photo',
    description: 'Une que vous ajoutez, ou une de celles du site.',
    file: 'photo',
  });

/** Field types for texts that may use the facts and the names in `later`. */
export function vocabularyOf(facts: Facts, later: Facts = {}) {
  const text = (min: number, max: number) => typed(facts, later, min, max, bindEnd);
  /** A heading or label of one or two lines. */
  const label = typed(facts, later, 2, 80, bindWords);
  const words = (name: string, use: string) => label.meta({ title: name, description: use });
  /** A text that is compared or searched for: no binding of words. */
  const name = (min: number, max: number) => typed(facts, later, min, max);
  const title = label.meta({ title: 'Titre', description: 'Une ligne, deux au plus.' });
  /** One to three sentences. */
  const sentences = text(20, 480);
  const said = sentences.meta({ title: 'Texte', description: "D'une à trois phrases." });
  const lead = sentences.meta({
    title: 'Introduction',
    description: "D'une à trois phrases sous le titre.",
  });
  /** A paragraph of running text. */
  const paragraph = text(40, 1200);
  const paragraphs = (min: number, max: number) =>
    z
      .array(paragraph)
      .min(min)
      .max(max)
      .meta({ title: 'Paragraphes', description: 'Chacun tient une idée.' });
  const item = z.strictObject({ title, text: said });
  const picture = z
    .strictObject({
      file: pictureFile,
      alt: text(5, 140).meta({
        title: "Ce que montre l'image",
        description:
          "Lu à voix haute à qui ne voit pas l'image ; dites ce qu'on y voit, en une phrase courte.",
      }),
      crop,
    })
    .meta({ title: 'Image', description: "La photo, ce qu'elle montre, et son cadrage." });
  const seo = z
    .strictObject({
      title: text(12, 60).meta({
        title: 'Titre pour les moteurs de recherche',
        description: "Le lien que montre Google ; il n'existe qu'une fois sur le site.",
      }),
      description: text(70, 155).meta({
        title: 'Description pour les moteurs de recherche',
        description: "Les deux lignes sous ce lien ; elles n'existent qu'une fois sur le site.",
      }),
    })
    .meta({ title: 'Moteurs de recherche', description: 'Ce que Google montre de la page.' });
  /** The heading of a page. */
  const heading = words('Titre de la page', 'En grand, en haut de la page.');
  /** The picture at its top. */
  const hero = picture.meta({ title: 'Grande image', description: 'En haut de la page.' });
  /** Lines with their facts filled in; a line whose fact is missing is left out. */
  const filledLines = (lines: string[], context: z.RefinementCtx): string[] => {
    const mistakes = lines.flatMap((line) => unknownNames(line, facts) ?? []);
    for (const message of mistakes) context.issues.push({ code: 'custom', message, input: lines });
    return lines
      .map((line) => fillIn(line, facts))
      .filter((line) => namesIn(line).length === 0)
      .map(typeset);
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
export const photo = z.boolean().default(false).meta({
  title: 'Vraie photo',
  description:
    "Oui, si vous avez photographié ce chantier vous-même ; sinon le site écrit « Image d'illustration » dessus.",
});

/** A position in France, WGS 84 degrees. */
export const position = z
  .strictObject({
    latitude: z
      .number()
      .min(41)
      .max(52)
      .meta({ title: 'Latitude', description: 'Degrés nord, comme 47.7497.' }),
    longitude: z
      .number()
      .min(-6)
      .max(10)
      .meta({ title: 'Longitude', description: 'Degrés est, comme 7.4020.' }),
  })
  .meta({ title: 'Position', description: 'Le centre de la ville (mairie ou église), en degrés.' });

/** A reference to a file in another content folder; `content-model/check/check.ts` checks that it exists. */
export const entryOf = (folder: 'projects') => z.string().trim().min(1).meta({ entryOf: folder });

const isoDay = z.iso.date({
  error: ({ input }) => (input === undefined ? 'manque' : 'doit être une date, comme "2026-04-02"'),
  abort: true,
});
/** A date; YAML parses it as a timestamp without quotes. */
export const day = z
  .preprocess(
    (written) => (written instanceof Date ? written.toISOString().slice(0, 10) : written),
    isoDay,
  )
  .meta({ type: 'string', format: 'date' });
