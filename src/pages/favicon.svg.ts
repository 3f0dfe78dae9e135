import { signSvg } from '../pictures/sign.ts';

/** The icon in browser tabs. */
export const GET = () => new Response(signSvg());
