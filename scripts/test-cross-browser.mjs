// npm run test:cross-browser [-- --engine firefox]: tests what visitors do in Firefox and
// WebKitGTK, and compares these browsers with Chromium. Installs missing browsers if possible.
// Chromium runs first, because it renders the reference images for the comparison.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { oneOf } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

/** @type {('firefox' | 'webkit')[]} */
const OTHERS = ['firefox', 'webkit'];

const { values } = commandLine({
  command: 'test:cross-browser',
  options: {
    engine: {
      type: 'string',
      multiple: true,
      default: OTHERS,
      value: oneOf(OTHERS, 'NAME'),
      help: 'only firefox, or only webkit, beside Chromium',
    },
  },
});
const others = OTHERS.filter((name) => values.engine.includes(name));

await ensurePackages();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { ensureBrowsers } = await import('./lib/cross-browser-engines.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { builtSite } = await import('./lib/built-site.mjs');
const { SITES } = await import('./lib/test-sites.mjs');
const { vitestPart } = await import('./lib/test-parts.mjs');
const { report } = await import('./lib/test-report.mjs');

const CHROMIUM_PATH = await ensureChromium();
const programs = await ensureBrowsers(others);
const REFERENCE_DIR = join(ROOT, 'node_modules/.cache/engines');
rmSync(REFERENCE_DIR, { recursive: true, force: true });
const SITE_DIR = await builtSite('fake', SITES.fake);

/**
 * The tests that compare Firefox and WebKitGTK with Chromium. In this script, Chromium runs only
 * these tests, because `npm test` runs the interaction tests in Chromium.
 */
const COMPARED = 'test/cross-browser/pages.test.ts';

const parts = [];
for (const engine of ['chromium', ...others]) {
  const env = { ENGINE: engine, CHROMIUM_PATH, SITE_DIR, REFERENCE_DIR, ...programs };
  const args = engine === 'chromium' ? [COMPARED] : [];
  const config = ['--config', 'vitest.cross-browser.config.ts'];
  parts.push(await vitestPart(`engine ${engine}`, [...config, ...args], env));
}
process.exit(report(parts));
