import { readCandidate } from '../publish/candidate.ts';
import { type Company, missingBeforeGoingLive } from '../settings/company.ts';
import { leftBeforeGoingLive } from '../settings/going-live.ts';

/**
 * Says what is missing before going live: in one line while the site is at home, and loudly, line by line, once it is built for an
 * https address.
 */
export async function warnBeforeGoingLive(company: Company, environment: NodeJS.ProcessEnv): Promise<void> {
  if (!company.siteUrl.startsWith('https:')) {
    const missing = missingBeforeGoingLive(company);
    if (missing.length > 0)
      console.warn(
        `⚠ Before going live, add to company.ts (lines without a value are left out): ${missing.join(', ')}. "npm run check:live" has the whole list.`,
      );
    return;
  }
  const left = leftBeforeGoingLive(await readCandidate(company, environment));
  if (left.length === 0) return;
  const rule = '⚠'.repeat(40);
  console.warn([rule, `⚠ ${company.siteUrl} is not ready to go live (npm run check:live):`, ...left.map((line) => `⚠ ${line}`), rule].join('\n'));
}
