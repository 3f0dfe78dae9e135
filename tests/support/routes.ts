import { sitePages } from '../../src/navigation.ts';
import { servicePath, services } from '../../src/services.ts';
import { townTable } from './towns.ts';

/** The paths of the services' pages, in order. */
export const servicePages = Object.values(services).map(servicePath);

export const townPages = townTable.map(({ id }) => `/${id}`);

export const legalPages = ['/mentions-legales', '/politique-confidentialite'];

export const pages = [...sitePages.map(({ href }) => href), ...servicePages, ...townPages];

/**
 * One page of each template. Things that all pages of a template share are tested on this one.
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
