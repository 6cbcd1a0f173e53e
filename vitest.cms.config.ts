import { defineConfig } from 'vitest/config';

/** What runs on a real CMS; `scripts/test-cms.mjs` boots it and says where it is. */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/cms/**/*.test.{ts,mjs}'],
    // The files share one CMS, and some count what it holds.
    fileParallelism: false,
    // Nor do they share more than what they have loaded: each would load it anew.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
