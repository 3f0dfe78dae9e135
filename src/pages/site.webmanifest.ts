import { company } from '../../content-model/the-company.ts';
import { manifest } from '../site-files/manifest.ts';

export const GET = () => new Response(manifest(company));
