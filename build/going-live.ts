import { readCandidate } from '../publish/candidate.ts';
import { type Company, missingBeforeGoingLive } from '../settings/company.ts';
import { leftBeforeGoingLive } from '../settings/going-live.ts';

/** What is missing before going live: in one line while the site is at home, and line by line once it is built for an https address. */
export async function goingLiveWarnings(company: Company, environment: NodeJS.ProcessEnv): Promise<string[]> {
  if (company.siteUrl.startsWith('https:')) {
    const left = leftBeforeGoingLive(await readCandidate(company, environment));
    return left.length > 0 ? [`${company.siteUrl} N'EST PAS PRÊT À ÊTRE MIS EN LIGNE (npm run check:live) :`, ...left] : [];
  }
  const missing = missingBeforeGoingLive(company);
  if (missing.length === 0) return [];
  return [
    `Avant la mise en ligne, complétez company.yaml (une ligne sans valeur manque dans les pages) : ${missing.join(', ')}. "npm run check:live" dit tout ce qui reste.`,
  ];
}
