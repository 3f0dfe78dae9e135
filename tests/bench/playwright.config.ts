import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestChromium } from '../support/chromium.ts';
import { sitePort as port } from '../support/ports.ts';

export default defineConfig({
  workers: 1,
  outputDir: resolve('test-results/bench'),
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    launchOptions: { executablePath: findTestChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'node server/start.js',
    cwd: resolve('.'),
    url: `http://localhost:${port}/vivant`,
    env: { PORT: String(port), OUTBOX_DIR: resolve('test-results/bench-outbox') },
  },
});
