/** Last change that the sitemap states for every page (specification, section 2). */
const lastModified = '2025-08-01';

/** The sitemap: home, services, zone, emergency, contact, towns and legal pages, with the specification's priorities. */
export function sitemap(siteUrl: string, servicePaths: string[], townPaths: string[]): string {
  const entries = [
    { path: '/', priority: '1.0', frequency: 'weekly' },
    ...servicePaths.map((path) => ({ path, priority: '0.9', frequency: 'monthly' })),
    ...['/zone-intervention', '/urgence', '/contact', ...townPaths].map((path) => ({ path, priority: '0.8', frequency: 'monthly' })),
    ...['/mentions-legales', '/politique-confidentialite'].map((path) => ({ path, priority: '0.3', frequency: 'monthly' })),
  ];
  const urls = entries.map(
    ({ path, priority, frequency }) => `  <url>
    <loc>${siteUrl}${path}</loc>
    <lastmod>${lastModified}</lastmod>
    <changefreq>${frequency}</changefreq>
    <priority>${priority}</priority>
  </url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
