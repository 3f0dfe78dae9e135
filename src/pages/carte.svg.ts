import { mapFile, zoneMap } from '../queries/zones.ts';

/** The background of the map. It is a separate file, so that no page has to contain it. */
export const GET = async () => mapFile((await zoneMap()).layout);
