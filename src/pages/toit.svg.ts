import { roofEdgeSvg } from '../pictures/roof-edge.ts';

/** The edge of the roof over the footer, a file of its own that loads when one comes near. */
export const GET = () => new Response(roofEdgeSvg());
