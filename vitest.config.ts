import './tests/support/environment.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Each file in a process of its own would read Astro and the content a hundred times over.
    isolate: false,
    // Beside the browser tests, which compute, on two processors.
    testTimeout: 90_000,
    // As in the browser: on a shared machine a test may lose its turn once.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The tests of the server start processes and mostly wait for them.
          maxWorkers: 3,
          include: ['**/*.test.ts'],
          exclude: [
            'node_modules/**',
            'dist/**',
            'releases/**',
            'test-results/**',
            'tests/built/**',
          ],
        },
      },
      // What stands in `dist/`, read as files: each page once, by one worker.
      { extends: true, test: { name: 'built', maxWorkers: 1, include: ['tests/built/*.test.ts'] } },
    ],
  },
});
