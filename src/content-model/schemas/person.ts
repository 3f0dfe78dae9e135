import { z } from 'zod';
import type { Site } from '../facts/site.ts';
import { named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** A member of the team. */
export const personSchema = ({ picture, text }: SiteFields, { company, today }: Site) =>
  z.strictObject({
    name: text(2, 40, 'Nom', 'Comme "Luc Meyer", ou le prénom seul ; avec son accord.'),
    trade: text(3, 60, 'Métier', 'Comme "Couvreur-zingueur" ou "Apprentie charpentière".'),
    /** A year, as 2016. */
    since: named(
      'Chez vous depuis',
      "L'année de son arrivée dans l'entreprise ; les plus anciens viennent en premier.",
      z
        .int()
        .min(
          company.foundedIn,
          `doit être une année, pas avant la fondation (${company.foundedIn})`,
        )
        .max(Number(today.slice(0, 4)), 'doit être une année qui a déjà commencé'),
    ),
    portrait: named(
      'Portrait',
      'Une photo de la personne, de préférence au travail ; avec son accord.',
      picture,
    ).optional(),
  });
