/** All kinds of content: folder or file, title and schema. */
import { dirname } from 'node:path';
import type { z } from 'zod';
import { footerLinks, mainLinks, sitePages } from '../../navigation.ts';
import type { Site } from '../facts/site.ts';
import { valueAt } from '../files/field-shape.ts';
import {
  announcementsSchema,
  personSchema,
  projectSchema,
  redirectsSchema,
  reviewSchema,
} from './entries.ts';
import { legalSchema } from './legal.ts';
import { pageKinds } from './pages.ts';
import { wordingOf } from './parts.ts';
import { serviceKinds } from './service.ts';
import { sharedKinds } from './shared.ts';
import { townSchema } from './town.ts';
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
  const wording = wordingOf(site);
  return {
    people: {
      title: 'Équipe',
      path: 'people/*',
      page: footerLinks.guarantees.href,
      menu: "L'entreprise",
      schema: personSchema(wording, site),
    },
    ...serviceKinds(wording),
    towns: {
      title: 'Villes',
      path: 'towns/*',
      page: '/*',
      menu: "L'entreprise",
      // The contact page shows its map.
      needed: ['rixheim'],
      schema: townSchema(wording, site),
    },
    projects: {
      title: 'Chantiers',
      path: 'projects/*',
      menu: 'Au quotidien',
      schema: projectSchema(wording),
    },
    reviews: {
      title: 'Avis de clients',
      path: 'reviews/*',
      menu: 'Au quotidien',
      schema: reviewSchema(wording, site),
    },
    announcements: {
      title: 'Annonces et fermetures',
      path: 'shared/annonces',
      menu: 'Au quotidien',
      schema: announcementsSchema(wording),
    },
    redirects: { title: "Adresses d'autrefois", path: 'shared/redirects', schema: redirectsSchema },
    ...pageKinds(wording),
    zone: {
      title: "Zone d'intervention",
      path: 'pages/zone-intervention',
      page: mainLinks.zone.href,
      schema: zonePageSchema(wording, site),
    },
    ...sharedKinds(wording),
    legalPages: {
      title: 'Pages légales',
      path: 'legal/*',
      page: '/*',
      needed: sitePages.flatMap(({ href, subject }) =>
        subject === 'legal' ? [href.slice(1)] : [],
      ),
      schema: legalSchema(wording, site),
    },
  } satisfies Record<string, Kind>;
}

/** The kind of a file by its name without extension, if it has one. */
export const kindOf = <Known extends Pick<Kind, 'path'>>(
  name: string,
  kinds: Record<string, Known>,
): Known | undefined =>
  Object.values(kinds).find(({ path }) => path === name || path === `${dirname(name)}/*`);
