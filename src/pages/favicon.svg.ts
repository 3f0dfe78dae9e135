import { signSvg } from '../site-files/logo.ts';

/** The sign of the company, for the tab of the browser. */
export const GET = () => new Response(signSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
