import './tests/support/environment.ts';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestChromium } from './tests/support/chromium.ts';
import { engines, enginesHere } from './tests/support/engines/engines.ts';
import type { EngineOptions } from './tests/support/engines/test.ts';
import { testHome } from './tests/support/folders.ts';
import { sitePort as port } from './tests/support/ports.ts';

/**
 * What Playwright turns off in Chromium (a second list would replace its own), and the pages of the
 * address bar's pop-ups: they are drawn beside every page under test, out of sight, for as much
 * work as the page itself.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',

  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',

  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxSimplification',
];

/** Tests of what the owner does: they build and edit copies of the project. */
const ownersTools = '**/tests/{editor,publish}.spec.ts';

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  projects: [
    // What takes longest starts first.
    { name: 'Owner', testMatch: ownersTools },
    { name: 'Chromium', testIgnore: ['**/tests/{bench,engines}/**', ownersTools] },
    ...enginesHere.map((engine) => ({
      name: engines[engine].name,
      testMatch: '**/tests/engines/*.spec.ts',
      use: { engine },
    })),
  ],
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // More than processors: a test mostly waits for the server or the page.
  workers: 4,
  // Beside the unit tests on two processors; a person would wait as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // On a machine that others use too a test may lose its turn: one more try, and the report calls
  // it flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A page that glides to a form is drawn frame by frame by the processor: what moves is let move
    // where that is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: {
      executablePath: findTestChromium(),
      args: [
        ...chromiumFlags,
        `--disable-features=${featuresOff.join(',')}`,
        // Names that nobody may have (RFC 6761) fail as any unknown name does, without asking a
        // name server.
        '--host-resolver-rules=MAP *.invalid ~NOTFOUND',
      ],
    },
  },
  webServer: {
    command: `node "${resolve('server/start.js')}"`,
    // Where no `.env` of the owner is found.
    cwd: testHome,
    url: `http://localhost:${port}/vivant`,
    env: {
      PORT: String(port),
      OUTBOX_DIR: resolve('test-results/outbox'),
      RELAY_RATE_LIMIT: '100000',
    },
    reuseExistingServer: false,
  },
});
