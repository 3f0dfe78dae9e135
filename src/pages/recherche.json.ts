import { lookUpData } from '../queries/zones.ts';

/** The look-up's data besides the communes. It is loaded with them, so that no page contains it. */
export const GET = async () => Response.json(await lookUpData());
