import { iconIco } from '../site-files/icons.ts';

export const GET = async () => new Response(await iconIco());
