import { type Company, readCompany } from './company.ts';
import type { Source } from './content-file.ts';
import { SettingError } from './fail.ts';
import { type Handling, handlingOf } from './handling.ts';
import { contentFacts } from './text/content-facts.ts';
import type { Facts } from './text/fill-in.ts';
import { readZones, type Zones } from './zones.ts';

/** The files of the content that all others are read with. */
export const factFiles = ['company.yaml', 'zones.yaml'];

/** What holds for all of a site, made once and handed on: for a build, for a save in the editor, for a test. */
export interface Site extends Source {
  company: Company;
  zones: Zones;
  /** What every text may name between braces. */
  facts: Facts;
  /** How requests are handled. */
  handling: Handling[];
  /** In which all this holds. */
  year: number;
}

/** Reads all of it. Throws a `SettingError` with all that is wrong, a line each. */
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
  return { ...source, company, zones, facts, handling: handlingOf(company, environment), year: today.getFullYear() };
}
