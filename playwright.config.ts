import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './scripts/lib/browser-flags.mjs';
import { findChromium } from './scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'node_modules/.cache/playwright',
  snapshotPathTemplate: '{testDir}/visual-baselines/{arg}{ext}',
  // Builds and serves the sites under test; the addresses come back in the environment.
  globalSetup: './test/e2e/sites.ts',
  fullyParallel: true,
  workers: 2,
  // Bounds, not waits: enough for a machine that does much else.
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
    // One would answer in place of what a test puts in the network's; `offline*.spec.ts` are about them.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
