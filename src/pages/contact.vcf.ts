import { company } from 'virtual:site';
import { vcard } from '../contacts/vcard.ts';

export const GET = () => new Response(vcard(company));
