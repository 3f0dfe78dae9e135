import { readFileSync } from 'node:fs';
import { zoneRules } from '../../src/zones/zone.ts';
import { zones } from './site.ts';

/** What the look-up's page gets: the communes around the workshop, as text, and what we promise where. */
export const communesText = readFileSync('src/zones/communes.txt', 'utf8');
export const rules = zoneRules(zones);
