import { company } from '../../../company.ts';
import { securityText } from '../../seo/security.ts';

export const GET = () => new Response(securityText(company, new Date()));
