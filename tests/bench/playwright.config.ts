import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestChromium } from '../support/chromium.ts';

export default defineConfig({
  workers: 1,
  outputDir: resolve('test-results/bench'),
  use: {
    baseURL: 'http://localhost:4321',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    launchOptions: { executablePath: findTestChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'node server/start.js',
    cwd: resolve('.'),
    url: 'http://localhost:4321/vivant',
    env: { OUTBOX_DIR: resolve('test-results/bench-outbox') },
  },
});
