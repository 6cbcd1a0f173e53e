import { defineConfig } from 'vitest/config';

/** What runs on a real CMS; `scripts/test-cms.mjs` boots it and says where it is. */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/cms/**/*.test.{ts,mjs}'],
    // The files share one CMS, and some count what it holds.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
