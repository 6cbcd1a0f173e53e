import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/root.mjs';
import { runOrExit } from '../lib/run.mjs';

// Lighthouse is larger than all other packages together. It therefore has a separate lock file and
// is installed only on demand.
const TOOL = join(ROOT, 'tools/lighthouse');
const INSTALLED = join(TOOL, 'node_modules/installed-package-lock.json');
const LOCK = join(TOOL, 'package-lock.json');

async function ensureLighthouse() {
  const lock = readFileSync(LOCK, 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  console.log(
    'Installing Lighthouse (once for each change of tools/lighthouse/package-lock.json) …',
  );
  await runOrExit('npm', ['ci', '--no-audit', '--no-fund'], { cwd: TOOL });
  writeFileSync(INSTALLED, lock);
}

/**
 * Imports a package of `tools/lighthouse`, which has its own `node_modules`.
 * @param {string} name of the package.
 */
const tool = (name) =>
  import(pathToFileURL(createRequire(join(TOOL, 'package.json')).resolve(name)).href);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The results of one visit: scores from 0 to 100 by category, times in ms, sizes in bytes.
 * @typedef {Record<string, number>} Figures
 */

/**
 * @param {any} report Lighthouse's report. Its types are missing, because Lighthouse is installed
 * separately.
 * @returns {Figures}
 */
function figuresOf({ categories, audits }) {
  const value = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? 0;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter((/** @type {any} */ one) => one.resourceType === 'Script');
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: value('total-byte-weight'),
    scripts: scripts.reduce(
      (/** @type {number} */ sum, /** @type {any} */ one) => sum + one.transferSize,
      0,
    ),
  };
}

/** Starts a Chromium for Lighthouse. Lighthouse emulates a phone with its default settings. */
export async function openLighthouse() {
  await ensureLighthouse();
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    tool('lighthouse'),
    tool('chrome-launcher'),
  ]);
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless', ...BROWSER_FLAGS],
  });
  return {
    /** @param {string} url @returns {Promise<Figures>} */
    async measure(url) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      });
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return figuresOf(lhr);
    },
    close: async () => chrome.kill(),
  };
}
