import { company } from '../../content-model/the-company.ts';
import { vcard } from '../contacts/vcard.ts';

export const GET = () => new Response(vcard(company));
