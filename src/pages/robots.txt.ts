import { company } from 'virtual:site';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`);
