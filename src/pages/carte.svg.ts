import { mapFile, zoneMap } from '../queries/zones.ts';

/** The ground of the map, a file of its own so that no page has to carry it. */
export const GET = async () => mapFile((await zoneMap()).layout);
