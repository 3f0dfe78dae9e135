import { roofEdgeSvg } from '../pictures/roof-edge.ts';

/** The edge of the roof above the footer: a separate file, loaded when the visitor scrolls near. */
export const GET = () => new Response(roofEdgeSvg());
