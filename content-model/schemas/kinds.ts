/** All kinds of content: folder or file, title and schema. */
import type { z } from 'astro/zod';
import { valueAt } from '../field-shape.ts';
import type { Site } from '../site.ts';
import { legalSchema } from './legal.ts';
import { noticesSchema } from './notices.ts';
import { pageKinds } from './pages.ts';
import { wordingOf } from './parts.ts';
import { personSchema } from './person.ts';
import { projectSchema } from './project.ts';
import { redirectsSchema } from './redirects.ts';
import { reviewSchema } from './review.ts';
import { serviceSchema } from './service.ts';
import { sharedSchemas } from './shared.ts';
import { townSchema } from './town.ts';
import { zonePageSchema } from './zone-page.ts';

/** A kind of content file. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** The owner's name for it. */
  title: string;
  /** Below `src/content/`: this folder, with a file for each entry, */
  folder: string;
  /** or this single file in it. */
  file?: string;
  schema: Schema;
}

/** The fields that may name an entry. */
export const nameFields = ['name', 'title', 'author', 'heading'];

/** What the owner calls a file, as in `Villes, Colmar`. */
export function titleOfFile({ title, file }: Kind, value: unknown): string {
  const name = nameFields.map((field) => valueAt(value, [field])).find((text) => typeof text === 'string');
  return file === undefined && name !== undefined ? `${title}, ${name}` : title;
}

/** All kinds by collection name, with schemas for the facts of a site. */
export function contentKinds(site: Pick<Site, 'facts' | 'company' | 'zones' | 'requestHandling' | 'year'>) {
  const wording = wordingOf(site.facts);
  const shared = sharedSchemas(wording);
  return {
    services: { title: 'Prestations', folder: 'services', schema: serviceSchema(wording) },
    towns: { title: 'Villes', folder: 'towns', schema: townSchema(wording, site) },
    projects: { title: 'Chantiers', folder: 'projects', schema: projectSchema(wording) },
    reviews: { title: 'Avis de clients', folder: 'reviews', schema: reviewSchema(wording) },
    people: { title: 'Équipe', folder: 'people', schema: personSchema(wording, site) },
    notices: { title: 'Annonces et fermetures', folder: 'shared', file: 'annonces.yaml', schema: noticesSchema(wording) },
    redirects: { title: "Adresses d'autrefois", folder: 'shared', file: 'redirects.yaml', schema: redirectsSchema },
    ...pageKinds(wording),
    zone: { title: "Zone d'intervention", folder: 'pages', file: 'zone-intervention.yaml', schema: zonePageSchema(wording, site) },
    townPages: { title: 'Texte commun des villes', folder: 'shared', file: 'towns.yaml', schema: shared.townPages },
    callback: { title: 'Demande de rappel', folder: 'shared', file: 'callback.yaml', schema: shared.callback },
    forms: { title: 'Formulaires', folder: 'shared', file: 'forms.yaml', schema: shared.forms },
    labels: { title: 'Mots du pied de page', folder: 'shared', file: 'labels.yaml', schema: shared.labels },
    smallPages: { title: 'Petites pages', folder: 'shared', file: 'small-pages.yaml', schema: shared.smallPages },
    aids: { title: "Aides de l'État", folder: 'shared', file: 'aids.yaml', schema: shared.aids },
    legalPages: { title: 'Pages légales', folder: 'legal', schema: legalSchema(wording, site) },
  } satisfies Record<string, Kind>;
}

/** All kinds, for the checks. */
export type Kinds = ReturnType<typeof contentKinds>;
