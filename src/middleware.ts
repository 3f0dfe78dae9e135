import { defineMiddleware } from 'astro:middleware';
import { raiseOrdinals } from './lib/text/ordinals.ts';

/** What is done to every page, whatever is on it. */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  return new Response(raiseOrdinals(await page.text()), page);
});
