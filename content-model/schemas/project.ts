import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { readContent, type Source } from '../content-file.ts';
import { valueAt } from '../field-shape.ts';
import type { Wording } from './parts.ts';
import { photo } from './text.ts';

/** The categories of worksites: those of the specification, and those that services add. */
export function categoriesOf(source: Source): string[] {
  const services = globSync('services/*.yaml', { cwd: source.folder }).toSorted();
  const own = services
    .flatMap((file) => valueAt(readContent(source, file).value, ['category']) ?? [])
    .map(String);
  return [...new Set(['Urgence', 'Zinguerie', 'Rénovation', 'Démoussage', ...own])];
}

/** A worksite. Its category is looked at with the other files: a service may be new. */
export const projectSchema = (
  { vocabulary: { name, picture, said, text, title } }: Wording,
  source: Source,
) =>
  z.strictObject({
    title: title.meta({ description: 'Ce qui a été fait, en quelques mots.' }),
    description: said.meta({
      title: 'Description',
      description: 'Ce que vous avez fait, et comment : une à trois phrases.',
    }),
    picture: picture.meta({ title: 'Photo', description: 'Le chantier fini, ou en cours.' }),
    before: picture
      .meta({
        title: 'Photo d’avant',
        description: 'Le même endroit avant les travaux ; les deux sont montrées côte à côte.',
      })
      .optional(),
    photo,
    category: name(3, 30).meta({
      title: 'Catégorie',
      description: 'Une autre s’écrit dans une prestation.',
      enum: categoriesOf(source),
    }),
    location: text(2, 60).meta({
      title: 'Ville',
      description: 'Où est le toit ; toute ville convient.',
    }),
  });
