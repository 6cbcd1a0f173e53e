import { defineConfig } from 'vitest/config';

/** The worker in its runtime; `scripts/lib/edge-part.mjs` builds it and says where it is. */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/edge/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
