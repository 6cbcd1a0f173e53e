import { defineConfig } from 'vitest/config';

/**
 * Tests in real browsers; `scripts/test-cross-browser.mjs` builds the site and passes the browser's
 * name.
 */
export default defineConfig({
  envDir: false,
  test: {
    include: ['test/cross-browser/**/*.test.ts'],
    // Each file starts its own browser and its own site.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
  },
});
