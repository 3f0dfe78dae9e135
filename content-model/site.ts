import { type Company, readCompany } from './company.ts';
import type { Source } from './content-file.ts';
import { SettingError } from './fail.ts';
import { type RequestHandling, requestHandlingOf } from './request-handling.ts';
import { contentFacts } from './text/content-facts.ts';
import type { Facts } from './text/fill-in.ts';
import { readZones, type Zones } from './zones.ts';

/** Files with facts that all other content may use. */
export const factFiles = ['company.yaml', 'zones.yaml'];

/** The facts of a site, read once and passed on: for a build, a save in the editor or a test. */
export interface Site extends Source {
  company: Company;
  zones: Zones;
  /** Facts that texts may use in braces. */
  facts: Facts;
  requestHandling: RequestHandling[];
  /** The current year. */
  year: number;
}

/** Reads the facts. Throws a `SettingError` with one line for each mistake. */
export function readSite(source: Source, environment: NodeJS.ProcessEnv, today: Date): Site {
  const mistakes: string[] = [];
  const read = <Value>(reading: () => Value): Value | undefined => {
    try {
      return reading();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      mistakes.push(error.message);
      return undefined;
    }
  };
  const company = read(() => readCompany(source, environment));
  const zones = read(() => readZones(source));
  if (!company || !zones) throw new SettingError(mistakes.join('\n'));
  const facts = contentFacts(source, company, zones, today);
  return {
    ...source,
    company,
    zones,
    facts,
    requestHandling: requestHandlingOf(company, environment),
    year: today.getFullYear(),
  };
}
