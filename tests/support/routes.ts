import { sitePages } from '../../src/navigation.ts';
import { servicePath, services } from '../../src/services.ts';
import { townTable } from './towns.ts';

/** The pages of services and towns, in the order of their lists. */
export const servicePages = Object.values(services).map(servicePath);

export const townPages = townTable.map(({ id }) => `/${id}`);

export const legalPages = ['/mentions-legales', '/politique-confidentialite'];

/** Pages that the sitemap does not list. */
export const unlistedPages = sitePages.filter(({ priority }) => !priority).map(({ href }) => href);

export const pages = [...sitePages.map(({ href }) => href), ...servicePages, ...townPages];

/**
 * One page of each template: what is alike on pages that share one need not be looked at on all of
 * them.
 */
export const oneOfEachTemplate = [
  '/',
  '/services/toiture',
  '/services/demoussage-toiture',
  '/zone-intervention',
  '/urgence',
  '/contact',
  '/garanties',
  '/lire-un-devis',
  '/colmar',
  '/mentions-legales',
  '/plan-du-site',
];
