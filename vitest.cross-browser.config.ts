import { defineConfig } from 'vitest/config';

/** What runs in a real browser; `scripts/test-cross-browser.mjs` builds the site and says which browser. */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/cross-browser/**/*.test.ts'],
    // A file keeps a browser and a site of its own.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
  },
});
