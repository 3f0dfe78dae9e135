import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { company, site } from 'virtual:site';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { priceListHref } from '../content-model/facts/price-list-words.ts';

const { priceList } = company.legal;

/** One address, with the ending of the owner's file; none if there is no file. */
export const getStaticPaths = () =>
  priceList.file === undefined
    ? []
    : [{ params: { ending: extname(priceListHref(priceList) ?? '').slice(1) } }];

/**
 * The owner's price list. A PDF stays as it is. A photograph is turned upright, scaled down, and
 * loses its metadata.
 */
export const GET: APIRoute = async ({ params: { ending } }) => {
  const document = await readFile(join(site.folder, 'documents', priceList.file ?? ''));
  if (ending === 'pdf')
    return new Response(new Uint8Array(document), {
      headers: { 'Content-Type': 'application/pdf' },
    });
  const picture = await sharp(document, { failOn: 'error' })
    .autoOrient()
    .resize({ width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true })
    .jpeg()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
