import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['requests/*.test.ts', 'server/relay/rate-limit.test.ts'] },
});
