/** Every kind of content: where its files are, what it is called, and its schema. */
import type { z } from 'astro/zod';
import { legalSchema } from './legal.ts';
import { noticesSchema } from './notices.ts';
import { contactSchema, emergencySchema, guaranteesSchema, homeSchema, sitePlanSchema } from './pages.ts';
import { personSchema } from './person.ts';
import { projectSchema } from './project.ts';
import { redirectsSchema } from './redirects.ts';
import { reviewSchema } from './review.ts';
import { serviceSchema } from './service.ts';
import { aidsSchema, callbackSchema, formsSchema, labelsSchema, smallPagesSchema, townPagesSchema } from './shared.ts';
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

/** All of them, by the name of their collection. */
export const kinds = {
  services: { title: 'Prestations', folder: 'services', schema: serviceSchema },
  towns: { title: 'Villes', folder: 'towns', schema: townSchema },
  projects: { title: 'Chantiers', folder: 'projects', schema: projectSchema },
  reviews: { title: 'Avis de clients', folder: 'reviews', schema: reviewSchema },
  people: { title: 'Équipe', folder: 'people', schema: personSchema },
  notices: { title: 'Annonces et fermetures', folder: 'shared', file: 'annonces.yaml', schema: noticesSchema },
  redirects: { title: "Adresses d'autrefois", folder: 'shared', file: 'redirects.yaml', schema: redirectsSchema },
  home: { title: 'Accueil', folder: 'pages', file: 'home.yaml', schema: homeSchema },
  emergency: { title: 'Urgence', folder: 'pages', file: 'urgence.yaml', schema: emergencySchema },
  zone: { title: "Zone d'intervention", folder: 'pages', file: 'zone-intervention.yaml', schema: zonePageSchema },
  contact: { title: 'Contact et horaires', folder: 'pages', file: 'contact.yaml', schema: contactSchema },
  guarantees: { title: 'Garanties', folder: 'pages', file: 'garanties.yaml', schema: guaranteesSchema },
  sitePlan: { title: 'Plan du site', folder: 'pages', file: 'plan-du-site.yaml', schema: sitePlanSchema },
  townPages: { title: 'Texte commun des villes', folder: 'shared', file: 'towns.yaml', schema: townPagesSchema },
  callback: { title: 'Demande de rappel', folder: 'shared', file: 'callback.yaml', schema: callbackSchema },
  forms: { title: 'Formulaires', folder: 'shared', file: 'forms.yaml', schema: formsSchema },
  labels: { title: 'Mots du pied de page', folder: 'shared', file: 'labels.yaml', schema: labelsSchema },
  smallPages: { title: 'Petites pages', folder: 'shared', file: 'small-pages.yaml', schema: smallPagesSchema },
  aids: { title: "Aides de l'État", folder: 'shared', file: 'aids.yaml', schema: aidsSchema },
  legalPages: { title: 'Pages légales', folder: 'legal', schema: legalSchema },
} satisfies Record<string, Kind>;
