import { readRoofEdge, roofEdgeBand } from '../drawings/roof-edge.ts';

/** The roof over the footer, a file of its own: in a stylesheet it would be drawn before anyone is near. */
export const GET = async () => new Response(roofEdgeBand(await readRoofEdge()), { headers: { 'Content-Type': 'image/svg+xml' } });
