import type { APIRoute, GetStaticPaths } from 'astro';
import { allTowns } from '../../queries/content.ts';
import { mapFile, townMap } from '../../queries/zones.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await allTowns()).map(({ id }) => ({ params: { town: id } }));

/** The background of a town's map. */
export const GET: APIRoute = async ({ params: { town = '' } }) =>
  mapFile((await townMap(town)).layout);
