import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { logoFiles } from '../site-files/logo.ts';

export const getStaticPaths = (() => logoFiles().map(({ name, svg }) => ({ params: { logo: name }, props: { svg } }))) satisfies GetStaticPaths;

/** The owner's logo, where there is one. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
