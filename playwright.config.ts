import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './scripts/lib/browser-flags.mjs';
import { findChromium } from './scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'node_modules/.cache/playwright',
  snapshotPathTemplate: '{testDir}/visual-baselines/{arg}{ext}',
  // Builds and serves the sites under test, and passes their URLs in environment variables.
  globalSetup: './test/e2e/serve-test-sites.ts',
  fullyParallel: true,
  workers: 2,
  // Milliseconds; long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...(process.env.SITE_URL !== undefined && { baseURL: process.env.SITE_URL }),
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: BROWSER_FLAGS,
    },
    actionTimeout: 20_000,
    // A service worker would bypass the mocked responses of tests. `offline*.spec.ts` override this
    // setting, because they test the service worker.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
