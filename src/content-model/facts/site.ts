import type { Source } from '../files/content-file.ts';
import { contentFolder } from '../files/content-folder.ts';
import { readCompany } from './company.ts';
import { contentFacts } from './facts.ts';
import { pictureFiles } from './pictures.ts';
import { requestHandlingOf } from './request-handling.ts';
import { readZones } from './zones.ts';

/** The files with facts, which all other content may use. */
export const factFiles = ['company.yaml', 'zones.yaml'];

/** The facts of a site, read once and passed on: for a build, a save in the editor or a test. */
export type Site = ReturnType<typeof readSite>;

/**
 * Reads the facts, by default those of this project today. Throws an `OwnerError` with one line for
 * each mistake.
 */
export function readSite(
  source: Source = { folder: contentFolder },
  environment = process.env,
  today = new Date(),
) {
  const company = readCompany(source, environment);
  const zones = readZones(source);
  return {
    ...source,
    company,
    zones,
    /** All pictures, by their paths in the picture folder. */
    pictures: pictureFiles(),
    /** Facts that texts may use in braces. */
    facts: contentFacts(source, company, zones),
    requestHandling: requestHandlingOf(company, environment),
    /** Such as `2026-11-24`. */
    today: today.toISOString().slice(0, 10),
  };
}
