/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', 'releases/**', 'test-results/**'],
    // The tests of the server start processes and wait for files; two cores are soon busy.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
