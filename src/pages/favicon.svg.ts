import { signSvg } from '../pictures/sign.ts';

/** The sign in tabs. */
export const GET = () => new Response(signSvg());
