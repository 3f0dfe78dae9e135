import { company } from 'virtual:site';
import { allServices, allTowns } from '../queries/content.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET = async () =>
  new Response(
    sitemap(
      company.siteUrl,
      (await allServices()).map(({ href }) => href),
      (await allTowns()).map(({ id }) => `/${id}`),
    ),
  );
