import { readCandidate } from '../publish/candidate.ts';
import { type Company, missingBeforeGoingLive } from '../settings/company.ts';
import { leftBeforeGoingLive } from '../settings/going-live.ts';

/** What is missing before going live: in one line while the site is at home, and line by line once it is built for an https address. */
export async function goingLiveWarnings(company: Company, environment: NodeJS.ProcessEnv): Promise<string[]> {
  if (company.siteUrl.startsWith('https:')) {
    const left = leftBeforeGoingLive(await readCandidate(company, environment));
    return left.length > 0 ? [`${company.siteUrl} IS NOT READY TO GO LIVE (npm run check:live):`, ...left] : [];
  }
  const missing = missingBeforeGoingLive(company);
  if (missing.length === 0) return [];
  return [
    `Before going live, add to company.yaml (lines without a value are left out): ${missing.join(', ')}. "npm run check:live" has the whole list.`,
  ];
}
