import { defineConfig } from 'vitest/config';

/**
 * Tests of the edge worker in its runtime; `scripts/lib/edge-part.mjs` builds it and passes its
 * path.
 */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/edge/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
