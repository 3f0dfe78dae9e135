import { z } from 'zod';
import { group, list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The page that reads a quote, line by line. */
export const quoteGuideSchema = ({
  heading,
  item,
  label,
  lead,
  sentences,
  seo,
  text,
  title,
  titled,
}: SiteFields) =>
  z.strictObject({
    heading,
    lead,
    link: label('Lien', 'Ce que dit le lien vers cette page, sur la page Toiture.'),
    title,
    note: sentences('Remarque', 'Au-dessus des lignes.'),
    drawing: sentences('Ce que montre le dessin', 'Lu à voix haute à qui ne le voit pas.'),
    lines: list(
      'Lignes du devis',
      'Treize, dans leur ordre ; les dix premières ont leur numéro sur le dessin.',
      z.strictObject({
        title,
        /** As `Dépose des tuiles et du lattage, … m²`. */
        quoted: text(5, 90, 'Sur le devis', 'Comme un couvreur l’écrit, sans le prix.'),
        text: text(20, 200, 'Ce que c’est', 'Une phrase.'),
        missing: text(15, 120, 'Si elle manque', 'Une phrase.'),
      }),
      13,
      13,
    ),
    words: group('Mots', 'Les mêmes pour chaque ligne.', {
      missing: label('Si elle manque', 'Avant ce que veut dire son absence.'),
    }),
    law: named('La loi', 'Ce qu’elle demande à un devis, avec ses articles.', titled(item, 3)),
    seo,
  });
