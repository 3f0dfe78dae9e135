import type { CollectionEntry } from 'astro:content';
import { readCommunes } from '../lib/geo/communes.ts';
import communesUrl from '../lib/geo/communes.txt?url';
import type { Position } from '../lib/geo/distance.ts';
import { lookUp } from './answer.ts';
import type { TownPage, ZoneRules } from './zone-rules.ts';

/** The content of `/recherche.json`. */
export interface LookUpData {
  texts: CollectionEntry<'zone'>['data']['lookUp'];
  promises: CollectionEntry<'zone'>['data']['promises'];
  towns: TownPage[];
  workshop: Position;
  rules: ZoneRules;
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function load() {
  const [communes, data] = await Promise.all([
    get(communesUrl).then((response) => response.text()),
    get('/recherche.json').then((response): Promise<LookUpData> => response.json()),
  ]);
  return { ...data, ...lookUp(readCommunes(communes), data.workshop, data.towns, data.rules) };
}

/** The look-up with its texts, once it is loaded. */
export type LookUpService = Awaited<ReturnType<typeof load>>;

let loading: ReturnType<typeof load> | undefined;

/** Loads the communes once; a failed attempt can be repeated. */
export function loadLookUp(): Promise<LookUpService> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
