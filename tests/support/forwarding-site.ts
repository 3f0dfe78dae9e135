import { execFileSync } from 'node:child_process';

/** Where the site under test sends its forms: an address of this machine at which each test starts the service it needs. */
export const forwardingPort = 4398;
export const forwardingSite = 'test-results/forwarding-site';

/** Builds the site a second time, for a forwarding service on another origin. */
export default function buildForwardingSite(): void {
  execFileSync('npx', ['astro', 'build', '--outDir', forwardingSite, '--silent'], {
    env: { ...process.env, FORM_FORWARD_URL: `http://127.0.0.1:${forwardingPort}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
