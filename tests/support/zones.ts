import { readFileSync } from 'node:fs';
import { zones } from '../../content-model/zones.ts';
import { zoneRules } from '../../src/zones/zone.ts';

/** What the look-up's page gets: the communes around the workshop, as text, and what we promise where. */
export const communesText = readFileSync('src/zones/communes.txt', 'utf8');
export const rules = zoneRules(zones);
