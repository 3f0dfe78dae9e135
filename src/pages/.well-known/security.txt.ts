import { company } from '../../../content-model/the-company.ts';
import { securityText } from '../../site-files/security.ts';

export const GET = () => new Response(securityText(company, new Date()));
