import { iconPng } from '../site-files/icons.ts';

// iOS rounds the corners of an opaque square by itself.
export const GET = async () => new Response(await iconPng(180, 0.7));
