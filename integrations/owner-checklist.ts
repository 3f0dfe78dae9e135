import type { AstroIntegration } from 'astro';
import { type Company, missingBeforeGoingLive } from '../settings/company.ts';

/** Says once, at the end of a build, what the law wants on the site and `company.ts` does not hold yet. */
export function ownerChecklist(company: Company): AstroIntegration {
  return {
    name: 'owner-checklist',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const missing = missingBeforeGoingLive(company);
        if (missing.length > 0) logger.warn(`Before going live, add to company.ts (lines without a value are left out): ${missing.join(', ')}.`);
      },
    },
  };
}
