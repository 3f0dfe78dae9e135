import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';
import { sitePort as port } from './tests/support/ports.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/forwarding-site.ts',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: {
      executablePath: findChromium()?.path,
      args: [
        ...chromiumFlags,
        // Names that nobody may have (RFC 6761) fail as any unknown name does, without asking a name server.
        '--host-resolver-rules=MAP *.invalid ~NOTFOUND',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/sante`,
    env: { PORT: String(port), OUTBOX_DIR: 'test-results/outbox', RELAY_RATE_LIMIT: '100000' },
    reuseExistingServer: false,
  },
});
