import { company } from 'virtual:site';
import { manifest } from '../site-files/manifest.ts';

export const GET = () => new Response(manifest(company));
