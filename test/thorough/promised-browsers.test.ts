// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSERS } from '../../config/browsers.mjs';
import { builtSite } from '../../scripts/lib/built-site.mjs';
import { SITES } from '../../scripts/lib/test-sites.mjs';
import { beyondBrowsers } from './unsupported-features';

describe('a feature that supported browsers lack', () => {
  it.each([
    ["'/a/'.replace(/(?<=.)\\/$/u, '')", 'lookbehind'],
    ["new RegExp('(?<!a)b')", 'lookbehind'],
    ['class A { static { A.b = 1; } }', 'syntax'],
    ['/[\\p{L}--[a-z]]/v', 'syntax'],
    ['[2, 1].toSorted()', 'toSorted'],
    ['Object.groupBy([], String)', 'Object.groupBy'],
    ['new Set().union(new Set())', 'union'],
    ['fetch("/", { signal: AbortSignal.timeout(1) })', 'AbortSignal.timeout'],
    ['document.body.checkVisibility()', 'checkVisibility'],
  ])('a feature that supported browsers lack is found in %s', async (code, what) => {
    expect(await beyondBrowsers(code)).toContain(what);
  });

  it('a feature that supported browsers lack is not found in code with supported features only', async () => {
    const code = 'const a = { ...[1, ,] }; a.b ??= [1].at(-1) ?? [1].findLast(Boolean);';
    expect(await beyondBrowsers(code)).toEqual([]);
  });
});

/**
 * Returns the scripts of a built site: the files in `assets`, the service worker, and the inline
 * scripts of the home page.
 */
function scriptsOf(folder: string): readonly (readonly [name: string, code: string])[] {
  const files = [
    'service-worker.js',
    ...readdirSync(join(folder, 'assets')).map((f) => `assets/${f}`),
  ]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script>(?<code>[\s\S]*?)<\/script>/gu)];
  return [...files, ...inline.map(({ groups }) => ['index.html', groups?.['code'] ?? ''] as const)];
}

it.each(['public', 'strapi'] as const)(
  'every shipped script of the site "%s" runs in the supported browsers',
  async (site) => {
    const scripts = scriptsOf(await builtSite(site, SITES[site]));
    expect(scripts.map(([name]) => name)).toContain('service-worker.js');
    expect(scripts.length).toBeGreaterThan(20);
    for (const [name, code] of scripts) {
      expect({ name, lacking: await beyondBrowsers(code) }).toEqual({ name, lacking: [] });
    }
  },
);

it('the README names the browsers that the build targets', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const browser of BROWSERS) {
    const { name = '', version = '' } =
      /^(?<name>[a-z]+)(?<version>.+)$/u.exec(browser)?.groups ?? {};
    expect(readme).toMatch(new RegExp(`^\\|.*${name}.*\\| ${version.replace('.', '[.]')}`, 'imu'));
  }
});
