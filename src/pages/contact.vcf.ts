import { company } from 'virtual:site';
import { vcard } from '../machine-readable/vcard.ts';

export const GET = () => new Response(vcard(company));
