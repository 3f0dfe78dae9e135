import { readCandidate } from '../publish/candidate.ts';
import type { Company } from '../settings/company.ts';
import { leftBeforeGoingLive } from '../settings/going-live.ts';

/** That something is missing before going live, in one line: a build has other things to say. */
export async function goingLiveWarnings(company: Company, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { length } = leftBeforeGoingLive(await readCandidate(company, environment));
  if (length === 0) return [];
  return [`Il manque encore ${length === 1 ? 'une chose' : `${length} choses`} à un site en ligne : "npm run check:live" les dit.`];
}
