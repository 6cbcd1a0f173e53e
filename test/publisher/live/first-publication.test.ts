// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gettingReady } from '../../../src/ui/content/pages/getting-ready';
import { aPublisher } from './a-publisher';

describe('the first publication', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  const detail = () => `product-detail/${site.cms.products[0]?.['documentId']}`;
  const saysSo = () => site.page('').includes(`<h1>${gettingReady.heading}</h1>`);
  const served = (file: string) => existsSync(join(site.sites, 'current', file));
  const named = (pattern: RegExp) => readdirSync(site.sites).filter((name) => pattern.test(name));

  /** The early site is neither a rollback target nor the base of a build. */
  async function expectNoRelease() {
    expect(named(/^\d{4}-|manifest/u)).toEqual([]);
    expect(await site.status()).not.toContain(' done in ');
    await expect(site.command('rollback')).rejects.toThrow('There is no earlier release');
    await expect(site.command('rollback', site.current())).rejects.toThrow('is none of these');
  }

  /** Has the CMS answer for nothing but home. */
  function holdTheRest(): Promise<() => void> {
    return new Promise((reached) => {
      const held = new Promise<void>((release) => {
        site.cms.before = (url) => {
          if (!/pageSize\]?=100\b/u.test(decodeURIComponent(url))) return;
          reached(() => {
            site.cms.before = () => {};
            release();
          });
          return held;
        };
      });
    });
  }

  beforeAll(async () => {
    site = await aPublisher();
  });
  afterAll(() => site.end());

  it('shows a page that says so before anything else, and goes on to while the CMS is away', async () => {
    await site.cms.stop();
    await site.start();
    expect(saysSo()).toBe(true);
    await site.says('FAILED');
    expect(saysSo()).toBe(true);
    expect(await site.status()).toContain('Served: nothing yet: visitors see a page');
    await expectNoRelease();
  });

  it('shows home as soon as that is rendered, with what it needs, and claims no more', async () => {
    await site.kill();
    await site.cms.start();
    const rest = holdTheRest();
    await site.start();
    expect(saysSo()).toBe(true);
    await site.until(() => served('page.json'));
    await rest;
    expect(saysSo()).toBe(false);
    const assets = [...site.page('').matchAll(/"(\/assets\/[^"\s#]+)/gu)];
    expect(assets.length).toBeGreaterThan(5);
    for (const [, address = ''] of assets) expect(served(address), address).toBe(true);
    expect(['product', detail()].filter(site.has)).toEqual([]);
    expect(['robots.txt', 'sitemap.xml', 'blog.rss'].filter(served)).toEqual([]);
    expect(await site.status()).toContain('Served: home alone');
    await expectNoRelease();
  });

  it('goes on after a crash in the middle, home being served', async () => {
    await site.kill();
    const rest = holdTheRest();
    await site.start();
    expect(served('page.json')).toBe(true);
    (await rest)();
    await site.until(() => site.has(detail()));
    await site.says('Now: idle');
    expect([...named(/^\d{4}-.*Z$/u)]).toEqual([site.current()]);
    expect(named(/early/u)).toEqual([]);
    expect(['robots.txt', 'sitemap.xml', 'product/index.html'].filter(served)).toHaveLength(3);
    expect(['getting-ready.html', 'no-home-yet'].filter(served)).toEqual([]);
    expect(await site.status()).toContain(`Served: ${site.current()}\n`);
  });

  it('is the only one that does so', async () => {
    const release = site.current();
    await site.kill();
    await site.cms.stop();
    await site.start();
    await site.says('FAILED');
    expect(site.current()).toBe(release);
    expect(named(/early/u)).toEqual([]);
  });
});
