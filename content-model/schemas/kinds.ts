/** Every kind of content: where its files are, what it is called, and its schema. */
import type { z } from 'astro/zod';
import type { Site } from '../site.ts';
import { legalSchema } from './legal.ts';
import { noticesSchema } from './notices.ts';
import { pageSchemas } from './pages.ts';
import { wordingOf } from './parts.ts';
import { personSchema } from './person.ts';
import { projectSchema } from './project.ts';
import { redirectsSchema } from './redirects.ts';
import { reviewSchema } from './review.ts';
import { serviceSchema } from './service.ts';
import { sharedSchemas } from './shared.ts';
import { townSchema } from './town.ts';
import { zonePageSchema } from './zone-page.ts';

/** A kind of content. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** What an owner calls it. */
  title: string;
  /** In `src/content/`: a file for each in this folder, */
  folder: string;
  /** or this one file of it alone. */
  file?: string;
  schema: Schema;
}

/** All of them, by the name of their collection, in words that may name the facts of a site. */
export function contentKinds(site: Pick<Site, 'facts' | 'company' | 'zones' | 'handling' | 'year'>) {
  const wording = wordingOf(site.facts);
  const pages = pageSchemas(wording);
  const shared = sharedSchemas(wording);
  return {
    services: { title: 'Prestations', folder: 'services', schema: serviceSchema(wording) },
    towns: { title: 'Villes', folder: 'towns', schema: townSchema(wording, site) },
    projects: { title: 'Chantiers', folder: 'projects', schema: projectSchema(wording) },
    reviews: { title: 'Avis de clients', folder: 'reviews', schema: reviewSchema(wording) },
    people: { title: 'Équipe', folder: 'people', schema: personSchema(wording, site) },
    notices: { title: 'Annonces et fermetures', folder: 'shared', file: 'annonces.yaml', schema: noticesSchema(wording) },
    redirects: { title: "Adresses d'autrefois", folder: 'shared', file: 'redirects.yaml', schema: redirectsSchema },
    home: { title: 'Accueil', folder: 'pages', file: 'home.yaml', schema: pages.home },
    emergency: { title: 'Urgence', folder: 'pages', file: 'urgence.yaml', schema: pages.emergency },
    zone: { title: "Zone d'intervention", folder: 'pages', file: 'zone-intervention.yaml', schema: zonePageSchema(wording, site) },
    contact: { title: 'Contact et horaires', folder: 'pages', file: 'contact.yaml', schema: pages.contact },
    guarantees: { title: 'Garanties', folder: 'pages', file: 'garanties.yaml', schema: pages.guarantees },
    sitePlan: { title: 'Plan du site', folder: 'pages', file: 'plan-du-site.yaml', schema: pages.sitePlan },
    townPages: { title: 'Texte commun des villes', folder: 'shared', file: 'towns.yaml', schema: shared.townPages },
    callback: { title: 'Demande de rappel', folder: 'shared', file: 'callback.yaml', schema: shared.callback },
    forms: { title: 'Formulaires', folder: 'shared', file: 'forms.yaml', schema: shared.forms },
    labels: { title: 'Mots du pied de page', folder: 'shared', file: 'labels.yaml', schema: shared.labels },
    smallPages: { title: 'Petites pages', folder: 'shared', file: 'small-pages.yaml', schema: shared.smallPages },
    aids: { title: "Aides de l'État", folder: 'shared', file: 'aids.yaml', schema: shared.aids },
    legalPages: { title: 'Pages légales', folder: 'legal', schema: legalSchema(wording, site) },
  } satisfies Record<string, Kind>;
}

/** The same, by which the files of a site are checked. */
export type Kinds = ReturnType<typeof contentKinds>;
