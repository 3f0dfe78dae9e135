import { company } from 'virtual:site';
import { colour } from '../styles/colours.ts';

/**
 * The web application manifest: what the site is called and looks like once it is put on a home
 * screen.
 */
export const GET = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    lang: 'fr',
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: colour('slate'),
    background_color: colour('plaster'),
    // The sizes that Android and desktops ask for; a maskable one keeps the sign inside the circle
    // of 80 % that is never cut.
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
