import { execFileSync } from 'node:child_process';
import { forwardingPort } from './ports.ts';

export const forwardingSite = 'test-results/forwarding-site';

/** Builds the site a second time, for a forwarding service on another origin. */
export default function buildForwardingSite(): void {
  execFileSync(process.execPath, ['scripts/astro.ts', 'build', '--outDir', forwardingSite, '--silent'], {
    env: { ...process.env, FORM_FORWARD_URL: `http://127.0.0.1:${forwardingPort}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
