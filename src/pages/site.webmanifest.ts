import { company } from 'virtual:site';
import { colour } from '../styles/colours.ts';

/**
 * The web application manifest: name, colours and icons of the site on a home screen.
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
    // The sizes that Android and desktops use. The maskable one keeps the sign inside the circle of
    // 80 % that is never cut off.
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
