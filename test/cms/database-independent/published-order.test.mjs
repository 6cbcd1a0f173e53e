import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { seedCms } from '../../../scripts/cms/seed-cms.mjs';
import { buildSite } from '../../../scripts/lib/built-site.mjs';
import { filesIn } from '../../../scripts/lib/files-in.mjs';
import { startPublisher } from '../../../scripts/publisher/publisher-process.mjs';

const BOOTING = { timeout: 900_000 };
/** Returns a page's HTML without the time at which its content was read. */
const comparable = (html) => html.replace(/"readAt":\d+/u, '');

const SECRET = 'a secret of the test, long enough';

describe('the order of products, with the publisher', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ordered-'));
  const sites = join(folder, 'sites');
  const site = {};
  let cms;
  let publisher;
  let ids;

  const served = (name) => readFileSync(join(sites, 'current', name), 'utf8');
  async function until(isSo) {
    while (!isSo()) await wait(100);
  }
  const write = async (method, path, data) => {
    const answer = await fetch(`${cms.url}/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${cms.writeToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    expect(answer.ok).toBe(true);
  };
  const shown = (id) => served('index.html').includes(`/product-detail/${id}`);

  beforeAll(async () => {
    const port = await freePort();
    cms = await bootTemporaryCms({
      env: { PUBLISHER_URL: `http://127.0.0.1:${port}/publish`, PUBLISHER_SECRET: SECRET },
    });
    await seedCms({ host: cms.url, token: cms.writeToken, products: 12 });
    const { data } = await (await fetch(`${cms.url}/api/products?sort=createdAt:asc`)).json();
    ids = data.map(({ documentId }) => documentId);
    Object.assign(site, {
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: cms.url,
      VITE_SITE_URL: 'https://www.example.com',
    });
    publisher = await startPublisher({
      ...site,
      PUBLISHER_SECRET: SECRET,
      PUBLISHER_PORT: String(port),
      PUBLISHER_SITES: sites,
    });
    await until(() => existsSync(join(sites, 'current')));
  }, BOOTING.timeout);

  afterAll(async () => {
    await publisher?.stop();
    await cms?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, BOOTING.timeout);

  it(
    'the order of products appears on home once it is saved, and the site equals a full build',
    BOOTING,
    async () => {
      const last = ids.at(-1);
      expect(shown(last)).toBe(false);
      await write('PUT', 'order', { products: [last] });
      await until(() => shown(last));
      const whole = join(folder, 'whole');
      await buildSite({ outDir: whole, env: site });
      const pages = filesIn(whole).filter((name) => name.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(10);
      for (const name of pages)
        expect(comparable(served(name)), name).toBe(
          comparable(readFileSync(join(whole, name), 'utf8')),
        );
    },
  );

  it(
    'the order of products stays on home when one of its products gets another price',
    BOOTING,
    async () => {
      const last = ids.at(-1);
      await write('PUT', `products/${last}`, { Price: 77 });
      await until(() => served('index.html').includes('$77'));
      expect(shown(last)).toBe(true);
    },
  );

  it('the order of products leaves home when the list is emptied', BOOTING, async () => {
    await write('PUT', 'order', { products: [] });
    await until(() => !shown(ids.at(-1)));
  });
});
