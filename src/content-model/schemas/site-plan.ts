import { z } from 'zod';
import { group } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The site plan. */
export const sitePlanSchema = ({ heading, label, lead, seo }: SiteFields) =>
  z.strictObject({
    heading,
    lead,
    groups: group('Groupes', 'Les titres du plan ; ceux des villes viennent des zones.', {
      company: label('Entreprise', 'Titre de ses pages.'),
      services: label('Services', 'Titre des prestations.'),
      legal: label('Informations légales', 'Titre de ces pages.'),
    }),
    seo,
  });
