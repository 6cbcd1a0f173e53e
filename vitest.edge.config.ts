import { defineConfig } from 'vitest/config';

/**
 * Tests of the edge worker in its real runtime, workerd. `scripts/lib/edge-part.mjs` builds the
 * worker and passes its path.
 */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/edge/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
