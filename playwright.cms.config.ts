import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Configures the tests of the built site with a real CMS. There is no global setup, because
 * `scripts/test-cms.mjs` boots and seeds the CMS.
 */
const { globalSetup: _, ...rest } = base;

export default defineConfig({
  ...rest,
  testDir: 'test/e2e-cms',
  outputDir: 'node_modules/.cache/playwright-cms',
  projects: [
    { name: 'sample', testIgnore: /many-products/ },
    { name: 'many', testMatch: /many-products/ },
  ],
  fullyParallel: false,
  workers: 1,
});
