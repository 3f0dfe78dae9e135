import { leftBeforeGoingLive } from '../publish/going-live.ts';
import type { Company } from '../settings/company.ts';

/** That something is missing before going live, in one line: a build has other things to say. */
export function goingLiveWarnings(company: Company, environment: NodeJS.ProcessEnv): string[] {
  const { length } = leftBeforeGoingLive(company, environment);
  if (length === 0) return [];
  return [`Il manque encore ${length === 1 ? 'une chose' : `${length} choses`} à un site en ligne : "npm run check:live" les dit.`];
}
