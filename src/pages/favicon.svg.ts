import { signSvg } from '../pictures/icons.ts';

/** The icon in browser tabs. */
export const GET = () => new Response(signSvg());
