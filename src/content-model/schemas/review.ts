import { z } from 'zod';
import type { Site } from '../facts/site.ts';
import { day, must, named, webAddress } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/**
 * A customer review, with the data that article D111-17 of the Code de la consommation requires.
 */
export const reviewSchema = ({ text }: SiteFields, { today }: Site) =>
  z
    .strictObject({
      author: text(2, 60, 'Client', 'Le nom sous l’avis, comme "Anne M." ; avec son accord.'),
      town: text(2, 60, 'Ville', 'Où est le toit.').optional(),
      /** When the works were done, as `2026-03`. */
      experienced: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, must('doit être une année et un mois, comme "2026-03"'))
        .meta({
          format: 'month',
          title: 'Mois des travaux',
          description: 'L’année et le mois, comme "2026-03".',
        }),
      published: named(
        'Paru le',
        'Le jour où l’avis a paru.',
        day.refine((written) => written <= today, 'est dans l’avenir'),
      ),
      source: text(2, 40, 'Où il a paru', 'Comme "Google" ou "Livre d’or".'),
      checked: named(
        'Vérifié',
        'Oui, si vous avez retrouvé ces travaux dans vos comptes.',
        z.boolean(),
      ),
      link: named('Lien', 'L’adresse de l’avis, s’il en a une.', webAddress).optional(),
      quote: text(10, 600, 'Avis', 'Les mots du client, tels quels.'),
    })
    .refine(({ experienced, published }) => experienced <= published.slice(0, 7), {
      error: 'est avant le mois des travaux',
      path: ['published'],
    });
