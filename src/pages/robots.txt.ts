import { company } from '../../content-model/the-company.ts';

export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`);
