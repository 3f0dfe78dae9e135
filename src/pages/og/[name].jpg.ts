import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { sharedPages } from '../../queries/pages.ts';
import { sharingPictureName } from '../../seo/sharing-path.ts';
import { sharingPicture } from '../../sharing/render.ts';

export const getStaticPaths = (async () =>
  (await sharedPages()).map(({ path, card, photograph }) => ({
    params: { name: sharingPictureName(path) },
    props: { card, photograph },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { card, photograph } }) =>
  new Response(await sharingPicture(card, photograph));
