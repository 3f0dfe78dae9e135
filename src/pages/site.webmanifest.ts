import { company } from 'virtual:site';
import { colours } from '../styles/colours.ts';

/** The sign at the sizes that Android and desktops ask for; a maskable one keeps it inside the circle of 80 % that is never cut. */
const icons = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable', size: 512, purpose: 'maskable' },
] as const;

/** The web application manifest: what the site is called and looks like once it is put on a home screen. */
export const GET = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    lang: 'fr',
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: colours.slate,
    background_color: colours.plaster,
    icons: icons.map((icon) => ({
      src: `/icon-${icon.name}.png`,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  });
