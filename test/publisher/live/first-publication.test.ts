// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gettingReady } from '../../../src/ui/content/pages/getting-ready';
import { aPublisher } from './a-publisher';

describe('the first publication', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  const detail = () => `product-detail/${site.cms.products[0]?.['documentId']}`;
  const showsWaitingPage = () => site.page('').includes(`<h1>${gettingReady.heading}</h1>`);
  const isServed = (file: string) => existsSync(join(site.sites, 'current', file));
  const namesLike = (pattern: RegExp) =>
    readdirSync(site.sites).filter((name) => pattern.test(name));

  /**
   * Checks that the placeholder site, which is served before the first release, is neither a
   * rollback target nor the base of a build.
   */
  async function expectNoRelease() {
    expect(namesLike(/^\d{4}-|manifest/u)).toEqual([]);
    expect(await site.status()).not.toContain(' done in ');
    await expect(site.command('rollback')).rejects.toThrow('There is no earlier release');
    await expect(site.command('rollback', site.current())).rejects.toThrow('is none of these');
  }

  /**
   * Makes the CMS delay its responses to requests for 100 products or posts per page. The home page
   * needs no such response. Resolves at the first delayed request, with a function that ends the
   * delay.
   */
  function delayTheRest(): Promise<() => void> {
    return new Promise((reached) => {
      const held = new Promise<void>((release) => {
        site.cms.before = (url) => {
          if (!/\/(?:products|blogs)\?.*pageSize\]?=100\b/u.test(decodeURIComponent(url))) return;
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

  it('the first publication serves the waiting page first, and keeps it while the CMS is unavailable', async () => {
    await site.cms.stop();
    await site.start();
    expect(showsWaitingPage()).toBe(true);
    await site.says('FAILED');
    expect(showsWaitingPage()).toBe(true);
    expect(await site.status()).toContain('Served: nothing yet: visitors see a page');
    await expectNoRelease();
  });

  it('the first publication serves home and its assets, and nothing else, as soon as home is rendered', async () => {
    await site.kill();
    await site.cms.start();
    const rest = delayTheRest();
    await site.start();
    expect(showsWaitingPage()).toBe(true);
    await site.until(() => isServed('page.json'));
    await rest;
    expect(showsWaitingPage()).toBe(false);
    const assets = [...site.page('').matchAll(/"(\/assets\/[^"\s#]+)/gu)];
    expect(assets.length).toBeGreaterThan(5);
    for (const [, address = ''] of assets) expect(isServed(address), address).toBe(true);
    expect(['product', detail()].filter(site.has)).toEqual([]);
    expect(['robots.txt', 'sitemap.xml', 'blog.rss'].filter(isServed)).toEqual([]);
    expect(await site.status()).toContain('Served: home alone');
    await expectNoRelease();
  });

  it('the first publication continues after a crash while home is already served', async () => {
    await site.kill();
    const rest = delayTheRest();
    await site.start();
    expect(isServed('page.json')).toBe(true);
    (await rest)();
    await site.until(() => site.has(detail()));
    await site.says('Now: idle');
    expect([...namesLike(/^\d{4}-.*Z$/u)]).toEqual([site.current()]);
    expect(namesLike(/early/u)).toEqual([]);
    expect(['robots.txt', 'sitemap.xml', 'product/index.html'].filter(isServed)).toHaveLength(3);
    expect(['getting-ready.html', 'no-home-yet'].filter(isServed)).toEqual([]);
    expect(await site.status()).toContain(`Served: ${site.current()}\n`);
  });

  it('the first publication is the only publication that serves the waiting page', async () => {
    const release = site.current();
    await site.kill();
    await site.cms.stop();
    await site.start();
    await site.says('FAILED');
    expect(site.current()).toBe(release);
    expect(namesLike(/early/u)).toEqual([]);
  });
});
