import { company } from 'virtual:site';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { pagesToShare } from '../../queries/sharing-pictures.ts';
import { sharingPictureName } from '../../seo/sharing-path.ts';
import { sharingPicture } from '../../sharing/render.ts';

export const getStaticPaths = (async () =>
  (await pagesToShare()).map(({ path, card, photograph }) => ({
    params: { name: sharingPictureName(path) },
    props: { card, photograph },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { card, photograph } }) =>
  new Response(await sharingPicture(company, card, photograph));
