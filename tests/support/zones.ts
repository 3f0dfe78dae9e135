import { readFileSync } from 'node:fs';
import { company } from '../../company.ts';
import { zones } from '../../settings/zones.ts';
import { communesAround, readFrance } from '../../src/zones/france.ts';
import { zoneRules } from '../../src/zones/zone.ts';

/** What the look-up's page gets: the communes around the workshop, as text, and what we promise where. */
export const communesText = communesAround(readFrance(readFileSync('src/zones/france.txt', 'utf8')), company.position, zones.reach).text;
export const rules = zoneRules(zones);
