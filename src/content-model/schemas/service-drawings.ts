import { z } from 'zod';
import { group, list, named } from '../owner/fields.ts';
import { photo } from './picture-fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The blocks of the services that are drawings or pictures with words of their own. */
export function serviceDrawings({
  body,
  label,
  lead,
  picture,
  sentences,
  text,
  title,
}: SiteFields) {
  const drawing = sentences('Ce que montre le dessin', 'Lu à voix haute à qui ne le voit pas.');

  /** A roof whose pitch the visitor changes. */
  const pitch = group('La pente du toit', 'Un dessin de tuiles dont le visiteur change la pente.', {
    title,
    lead,
    control: label('Nom du curseur', 'Ce que le visiteur déplace.'),
    visible: text(3, 16, 'Partie visible', 'Sur le dessin de la tuile.'),
    covered: text(3, 16, 'Partie couverte', 'Sur le dessin de la tuile.'),
    drawing,
    /** As `Contre-latte`, in the order of the numbers. */
    parts: list(
      'Pièces',
      'Leurs noms, par les numéros du dessin : huit.',
      label('Pièce', 'Ce que montre ce numéro.'),
      8,
      8,
    ),
    /** What a pitch means, as from 25°, from 35° and from 52° on. */
    pitches: list(
      'Pentes',
      'Ce que veut dire une pente, à partir de combien de degrés ; il en faut trois.',
      z.strictObject({
        from: named('À partir de', 'La pente, en degrés.', z.int().min(25).max(60)),
        text: body,
      }),
      3,
      3,
    ),
  });

  /** Works in the order in which water reaches them. */
  const water = group("Le chemin de l'eau", 'Des travaux le long du dessin d’une descente.', {
    title,
    lead,
    drawing,
    pieces: list(
      'Pièces',
      'Le coude, le collier et le dauphin : leurs noms sur le dessin.',
      text(3, 12, 'Pièce', 'Un mot.'),
      3,
      3,
    ),
    items: list(
      'Travaux',
      "Dans l'ordre où l'eau les rencontre ; de trois à six.",
      z.strictObject({ place: label('Endroit', 'Où, sur le toit.'), title, text: body }),
      3,
      6,
    ),
  });

  /** A house in section beside the works; its numbers mark the first five. */
  const house = group(
    'La maison en coupe',
    'Un dessin à côté des travaux, avec les numéros des cinq premiers.',
    { drawing },
  );

  /** Two pictures at the top of the page, with the large one beside the works. */
  const slider = group(
    'Deux images à comparer',
    'En haut de la page ; la grande image va à côté des travaux.',
    {
      before: named('Avant', "L'image d'avant les travaux.", picture),
      after: named('Après', 'Le même toit, du même endroit, après les travaux.', picture),
      photo,
    },
  );

  return { pitch, water, house, slider };
}
