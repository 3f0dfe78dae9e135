import type { APIRoute } from 'astro';
import { iconPng } from '../site-files/icons.ts';
import { manifestIcons } from '../site-files/manifest.ts';

export const getStaticPaths = () => manifestIcons.map(({ name, size, fill }) => ({ params: { name }, props: { size, fill } }));

export const GET: APIRoute<{ size: number; fill: number }> = async ({ props: { size, fill } }) => new Response(await iconPng(size, fill));
