import { z } from 'astro/zod';
import type { Wording } from './parts.ts';
import { day } from './text.ts';

/** A customer review, with the data that article D111-17 of the Code de la consommation requires. */
export const reviewSchema = ({ vocabulary: { text } }: Wording) =>
  z
    .strictObject({
      author: text(2, 60).meta({
        title: 'Client',
        description: 'Le nom sous l’avis, comme "Anne M.".',
      }),
      town: text(2, 60).meta({ title: 'Ville', description: 'Où est le toit.' }).optional(),
      experienced: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, {
          error: 'doit être une année et un mois, comme "2026-03"',
          abort: true,
        })
        .meta({
          format: 'month',
          title: 'Mois des travaux',
          description: 'L’année et le mois, comme "2026-03".',
        }),
      published: day.meta({ title: 'Paru le', description: 'Le jour où l’avis a paru.' }),
      source: text(2, 40).meta({
        title: 'Où il a paru',
        description: 'Comme "Google" ou "Livre d’or".',
      }),
      checked: z
        .boolean()
        .meta({
          title: 'Vérifié',
          description: 'Oui, si vous avez retrouvé ces travaux dans vos comptes.',
        }),
      link: z
        .url('doit être une adresse complète, comme "https://www.exemple.fr/avis"')
        .meta({ title: 'Lien', description: 'L’adresse de l’avis, s’il en a une.' })
        .optional(),
      quote: text(10, 600).meta({ title: 'Avis', description: 'Les mots du client, tels quels.' }),
    })
    .refine(({ experienced, published }) => experienced <= published.slice(0, 7), {
      error: 'précède les travaux (experienced)',
      path: ['published'],
    });
