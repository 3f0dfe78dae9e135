import { readFile } from 'node:fs/promises';
import { recolour } from '../styles/palette.ts';

/** The drawing of a roof's edge in the colours of the brand: 576 × 108, its sides fit each other. What stands within its `svg` element. */
export async function readRoofEdge(): Promise<string> {
  const svg = await readFile('src/drawings/roof-edge.svg', 'utf8');
  return recolour(svg).replace(/^[^>]*>|<\/svg>\s*$/g, '');
}

/** The edge as wide as the picture is, laid from its middle; a picture that is less high lacks the ridge. */
export const roofEdgeBand = (edge: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<pattern id="edge" x="-288" y="-108" width="576" height="108" patternUnits="userSpaceOnUse">${edge}</pattern>`,
    '<svg x="50%" y="100%" overflow="visible"><path d="M-4608-108H4608V0H-4608z" fill="url(#edge)"/></svg>',
    '</svg>',
  ].join('');
