import { z } from 'astro/zod';
import type { Site } from '../site.ts';
import type { Wording } from './parts.ts';

/** A member of the team. */
export const personSchema = (
  { vocabulary: { picture, text } }: Wording,
  { company, year }: Pick<Site, 'company' | 'year'>,
) =>
  z.strictObject({
    name: text(2, 40).meta({
      title: 'Nom',
      description: 'Comme "Luc Meyer", ou le prénom seul ; avec son accord.',
    }),
    trade: text(3, 60).meta({
      title: 'Métier',
      description: 'Comme "Couvreur-zingueur" ou "Apprentie charpentière".',
    }),
    since: z
      .int()
      .min(company.foundedIn, `doit être une année, pas avant la fondation (${company.foundedIn})`)
      .max(year, 'doit être une année qui a déjà commencé')
      .meta({
        title: 'Chez vous depuis',
        description:
          "L'année de son arrivée dans l'entreprise ; les plus anciens viennent en premier.",
      }),
    portrait: picture
      .meta({
        title: 'Portrait',
        description: 'Une photo de la personne, de préférence au travail ; avec son accord.',
      })
      .optional(),
  });
