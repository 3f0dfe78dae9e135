import { company } from 'virtual:site';
import { sitePages } from '../navigation.ts';
import { allTowns } from '../queries/content.ts';
import { allServices } from '../queries/services.ts';

/** Last change that the sitemap states for every page (specification, section 2). */
const lastModified = '2025-08-01';

/**
 * The sitemap: home, services, zone, emergency, contact, towns and legal pages, with the
 * specification's priorities, the highest first.
 */
export async function GET(): Promise<Response> {
  const entries = [
    ...sitePages.flatMap(({ href, priority }) => (priority ? [{ path: href, priority }] : [])),
    ...(await allServices()).map(({ href }) => ({ path: href, priority: '0.9' })),
    ...(await allTowns()).map(({ id }) => ({ path: `/${id}`, priority: '0.8' })),
  ].sort((one, other) => Number(other.priority) - Number(one.priority));
  const urls = entries.map(
    ({ path, priority }) => `  <url>
    <loc>${company.siteUrl}${path}</loc>
    <lastmod>${lastModified}</lastmod>
    <changefreq>${path === '/' ? 'weekly' : 'monthly'}</changefreq>
    <priority>${priority}</priority>
  </url>`,
  );
  return new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ' +
      `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
}
