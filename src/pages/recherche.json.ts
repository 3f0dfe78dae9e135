import { lookUpData } from '../queries/zones.ts';

/** What the look-up needs besides the communes: loaded with them, so that no page carries it. */
export const GET = async () => Response.json(await lookUpData());
