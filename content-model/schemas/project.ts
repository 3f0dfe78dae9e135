import { z } from 'astro/zod';
import type { Wording } from './parts.ts';
import { photo } from './text.ts';

/** A worksite. */
export const projectSchema = ({ vocabulary: { name, picture, said, text, title } }: Wording) =>
  z.strictObject({
    title: title.meta({ description: 'Ce qui a été fait, en quelques mots.' }),
    description: said.meta({ title: 'Description', description: 'Ce que vous avez fait, et comment : une à trois phrases.' }),
    picture: picture.meta({ title: 'Photo', description: 'Le chantier fini, ou en cours.' }),
    before: picture
      .meta({ title: 'Photo d’avant', description: 'Le même endroit avant les travaux ; les deux sont montrées côte à côte.' })
      .optional(),
    photo,
    category: name(3, 30).meta({
      title: 'Catégorie',
      description: 'Urgence, Zinguerie, Rénovation ou Démoussage, ou la catégorie d’une prestation.',
    }),
    location: text(2, 60).meta({ title: 'Ville', description: 'Où est le toit ; toute ville convient.' }),
  });
