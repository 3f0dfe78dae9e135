import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mapGround } from '../queries/zones.ts';
import { MapGround } from '../zones/MapGround.tsx';

/** The ground of the map, a file of its own so that no page has to carry it. */
export const GET = async () =>
  new Response(renderToStaticMarkup(createElement(MapGround, await mapGround())), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
