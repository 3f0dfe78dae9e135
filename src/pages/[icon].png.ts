import type { APIRoute, GetStaticPaths } from 'astro';
import { icons, signPng } from '../pictures/icons.ts';

export const getStaticPaths = (() =>
  Object.entries(icons).map(([icon, props]) => ({
    params: { icon },
    props,
  }))) satisfies GetStaticPaths;

/** The icons for home screens. */
export const GET: APIRoute<{ width: number; part: number }> = async ({ props }) =>
  new Response(await signPng(props.width, props.part));
