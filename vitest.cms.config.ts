import { defineConfig } from 'vitest/config';

/** Tests against a real CMS; `scripts/test-cms.mjs` boots it and passes its URL. */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/cms/**/*.test.{ts,mjs}'],
    setupFiles: ['test/cms/renew-administrator.ts'],
    // The files share one CMS. Some count its entries, which a parallel file could change.
    fileParallelism: false,
    // Reuses loaded modules across files, because with isolation each file would load them again.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
