import { company } from '../../company.ts';
import { manifest } from '../seo/manifest.ts';

export const GET = () => new Response(manifest(company));
