import { z } from 'zod';
import { findPicture } from '../facts/pictures.ts';
import { group, named } from '../owner/fields.ts';
import type { TextTypes } from './text-types.ts';

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

/** Fields that hold one of a site's pictures. */
export function pictureFields(pictures: string[], { name }: TextTypes) {
  const file = pictureFile(pictures);
  const alt = name(
    5,
    140,
    "Ce que montre l'image",
    "Lu à voix haute à qui ne voit pas l'image ; dites ce qu'on y voit, en une phrase courte.",
  );
  const picture = group('Image', "La photo, ce qu'elle montre, et son cadrage.", {
    file,
    alt,
    crop,
  });
  return {
    /** A picture that says something of its own. */
    picture,
    /** A picture beside words that say the same: nobody hears it. */
    decoration: group('Image', 'La photo et son cadrage.', { file, crop }),
    /** The picture at the top of a page. */
    hero: named('Grande image', 'En haut de la page.', picture),
  };
}

/** Whether the pictures show the real work; otherwise the site labels them as illustrations. */
export const photo = named(
  'Vraie photo',
  'Oui, si vous avez photographié ce chantier vous-même ; sinon le site écrit « Image ' +
    "d'illustration » dessus.",
  z.boolean().default(false),
);
