/** All kinds of content: the owner's name for each, its files, its page and its schema. */
import { dirname } from 'node:path';
import type { z } from 'zod';
import { footerLinks, mainLinks, sitePages } from '../../navigation.ts';
import type { Site } from '../facts/site.ts';
import { valueAt } from '../files/field-shape.ts';
import { aidsSchema } from './aids.ts';
import { announcementsSchema } from './announcements.ts';
import { callbackSchema } from './callback.ts';
import { contactSchema } from './contact.ts';
import { emergencySchema } from './emergency.ts';
import { formsSchema } from './forms.ts';
import { guaranteesSchema } from './guarantees.ts';
import { homeSchema } from './home.ts';
import { labelsSchema } from './labels.ts';
import { personSchema } from './person.ts';
import { projectSchema } from './project.ts';
import { quoteGuideSchema } from './quote-guide.ts';
import { redirectsSchema } from './redirects.ts';
import { reviewSchema } from './review.ts';
import { serviceKinds } from './services.ts';
import { siteFields } from './site-fields.ts';
import { sitePlanSchema } from './site-plan.ts';
import { smallPagesSchema } from './small-pages.ts';
import { textPageSchema } from './text-page.ts';
import { townSchema } from './town.ts';
import { townPagesSchema } from './town-pages.ts';
import { zonePageSchema } from './zone-page.ts';

/** A kind of content file. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** The owner's name for it. */
  title: string;
  /**
   * Below `src/content/`, without extension: a folder with a file for each entry, as `towns/*`, or
   * a single file, as `pages/contact`.
   */
  path: string;
  /** The page where one sees it, as `/services/*`; the home page, unless it has another. */
  page?: string;
  /** Where it stands in the editor's menu, unless among the pages and texts. */
  menu?: 'Au quotidien' | "L'entreprise";
  /** In a folder of entries: those that pages cannot do without. */
  needed?: readonly string[];
  schema: Schema;
}

/** The fields that may hold the name of an entry. */
export const nameFields = ['name', 'title', 'author', 'heading'];

/** What the owner calls a file, as in `Villes, Colmar`. */
export function titleOfFile({ title, path }: Kind, value: unknown): string {
  const name = nameFields
    .map((field) => valueAt(value, [field]))
    .find((text) => typeof text === 'string');
  return path.endsWith('*') && name !== undefined ? `${title}, ${name}` : title;
}

let made: { site: string; kinds: ReturnType<typeof kindsOf> } | undefined;
/** All kinds by collection name, with schemas for the facts of a site; the last ones are kept. */
export function contentKinds(site: Site): ReturnType<typeof kindsOf> {
  // The schemas follow from the facts alone.
  const known = JSON.stringify({ ...site, unsaved: undefined, drafts: undefined });
  if (made?.site !== known) made = { site: known, kinds: kindsOf(site) };
  return made.kinds;
}

function kindsOf(site: Site) {
  const fields = siteFields(site);
  const kinds = {
    people: {
      title: 'Équipe',
      path: 'people/*',
      page: footerLinks.guarantees.href,
      menu: "L'entreprise",
      schema: personSchema(fields, site),
    },
    ...serviceKinds(fields),
    towns: {
      title: 'Villes',
      path: 'towns/*',
      page: '/*',
      menu: "L'entreprise",
      // The contact page shows its map.
      needed: ['rixheim'],
      schema: townSchema(fields, site),
    },
    projects: {
      title: 'Chantiers',
      path: 'projects/*',
      menu: 'Au quotidien',
      schema: projectSchema(fields),
    },
    reviews: {
      title: 'Avis de clients',
      path: 'reviews/*',
      menu: 'Au quotidien',
      schema: reviewSchema(fields, site),
    },
    announcements: {
      title: 'Annonces et fermetures',
      path: 'shared/announcements',
      menu: 'Au quotidien',
      schema: announcementsSchema(fields),
    },
    redirects: { title: "Adresses d'autrefois", path: 'shared/redirects', schema: redirectsSchema },
    home: { title: 'Accueil', path: 'pages/home', schema: homeSchema(fields) },
    emergency: {
      title: 'Urgence',
      path: 'pages/urgence',
      page: mainLinks.emergency.href,
      schema: emergencySchema(fields),
    },
    contact: {
      title: 'Contact et horaires',
      path: 'pages/contact',
      page: mainLinks.contact.href,
      menu: 'Au quotidien',
      schema: contactSchema(fields),
    },
    guarantees: {
      title: 'Garanties',
      path: 'pages/garanties',
      page: footerLinks.guarantees.href,
      schema: guaranteesSchema(fields),
    },
    quoteGuide: {
      title: 'Lire un devis',
      path: 'pages/lire-un-devis',
      page: footerLinks.quoteGuide.href,
      schema: quoteGuideSchema(fields),
    },
    sitePlan: {
      title: 'Plan du site',
      path: 'pages/plan-du-site',
      page: footerLinks.sitePlan.href,
      schema: sitePlanSchema(fields),
    },
    zone: {
      title: "Zone d'intervention",
      path: 'pages/zone-intervention',
      page: mainLinks.zone.href,
      schema: zonePageSchema(fields, site),
    },
    townPages: {
      title: 'Texte commun des villes',
      path: 'shared/town-pages',
      schema: townPagesSchema(fields, site),
    },
    callback: {
      title: 'Demande de rappel',
      path: 'shared/callback',
      schema: callbackSchema(fields),
    },
    forms: { title: 'Formulaires', path: 'shared/forms', schema: formsSchema(fields) },
    labels: { title: 'Mots du pied de page', path: 'shared/labels', schema: labelsSchema(fields) },
    smallPages: {
      title: 'Petites pages',
      path: 'shared/small-pages',
      schema: smallPagesSchema(fields),
    },
    aids: { title: "Aides de l'État", path: 'shared/aids', schema: aidsSchema(fields) },
  } satisfies Record<string, Kind>;

  const pages = ['/', ...Object.values<Kind>(kinds).map(({ page }) => page)];
  const textPages = {
    title: 'Pages de texte',
    path: 'text-pages/*',
    page: '/*',
    // Pages of the navigation without a kind of their own.
    needed: sitePages.flatMap(({ href }) => (pages.includes(href) ? [] : href.slice(1))),
    schema: textPageSchema(fields, site),
  } satisfies Kind;
  return { ...kinds, textPages };
}

/** The kind of a file by its name without extension, if it has one. */
export const kindOf = <Known extends Pick<Kind, 'path'>>(
  name: string,
  kinds: Record<string, Known>,
): Known | undefined =>
  Object.values(kinds).find(({ path }) => path === name || path === `${dirname(name)}/*`);
