import { company } from 'virtual:site';
import { securityText } from '../../site-files/security.ts';

export const GET = () => new Response(securityText(company, new Date()));
