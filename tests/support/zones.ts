import { readFileSync } from 'node:fs';
import { zoneRules } from '../../src/zones/zone.ts';
import { testSite } from './site.ts';

/**
 * What the look-up's page gets: the communes around the workshop, as text, and what we promise
 * where.
 */
export const lookUpData = () => ({
  communesText: readFileSync('src/zones/communes.txt', 'utf8'),
  rules: zoneRules(testSite().zones),
});
