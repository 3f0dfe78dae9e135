import { z } from 'zod';
import { emergencyCategory, services } from '../../services.ts';
import { named } from '../owner/fields.ts';
import { photo } from './picture-fields.ts';
import type { SiteFields } from './site-fields.ts';

/** An emergency is a category of its own beside those of the services. */
const categories = [emergencyCategory, ...Object.values(services).map(({ category }) => category)];

/** A worksite. */
export const projectSchema = ({ label, picture, sentences, text }: SiteFields) =>
  z.strictObject({
    title: label('Titre', 'Ce qui a été fait, en quelques mots.'),
    description: sentences(
      'Description',
      'Ce que vous avez fait, et comment : une à trois phrases.',
    ),
    picture: named('Photo', 'Le chantier fini, ou en cours ; avec l’accord du client.', picture),
    before: named(
      'Photo d’avant',
      'Le même endroit avant les travaux ; les deux sont montrées côte à côte.',
      picture,
    ).optional(),
    photo,
    category: named('Catégorie', 'Le genre de travaux.', z.enum(categories)),
    location: text(2, 60, 'Ville', 'Où est le toit ; toute ville convient.'),
  });
