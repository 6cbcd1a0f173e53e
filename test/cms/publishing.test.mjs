import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { freePort } from '../../scripts/cms/free-port.mjs';
import { seedCms } from '../../scripts/cms/seed-cms.mjs';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { startPublisher } from '../../scripts/publisher/publisher-process.mjs';

// Sets up nginx, the publisher and a CMS on the loopback interface, as docs/hosts/own-server.md
// describes.

const SECRET = 'what only the two of them know';
const BOOTING = { timeout: 600_000 };
/** How many times the publisher is killed; `npm run measure -- --publishing` sets more. */
const KILLS = Number(process.env.PUBLISHER_KILLS ?? 3);

const isThere = await haveNginx();

/** Requests a page or file from nginx. */
const get = ({ https, certificate }, path) =>
  new Promise((resolve, reject) => {
    request(`${https}${path}`, { ca: certificate, agent: false }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Polls until `isSo` returns true, like a visitor who reloads. */
async function until(isSo) {
  for (let answer = await isSo(); !answer; answer = await isSo()) await wait(20);
}

/** The URLs of scripts, pictures and data in a page. */
const assetsOf = (html) => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"\s,]+)/gu)].map(([, address]) => address)),
];

describe.skipIf(!isThere)('a self-hosted server', () => {
  const sites = mkdtempSync(join(tmpdir(), 'sites-'));
  let cms;
  let nginx;
  let port;
  let publisher;
  let product;

  const status = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

  const startIt = async () => {
    publisher = await startPublisher({
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: cms.url,
      VITE_SITE_URL: 'https://www.example.com',
      PUBLISHER_SECRET: SECRET,
      PUBLISHER_PORT: String(port),
      PUBLISHER_SITES: sites,
    });
  };

  async function write(method, path, body) {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${cms.url}/api/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${cms.writeToken}`,
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.status === 204 ? null : answer.json();
  }
  const edit = (data) => write('PUT', `products/${product.documentId}`, { data });

  const page = () => get(nginx, `/product-detail/${product.documentId}`);
  const shows = (title) => async () => (await page()).text.includes(title);

  beforeAll(async () => {
    port = await freePort();
    cms = await bootTemporaryCms({
      databaseUrl: process.env.CMS_PUBLISHED_DATABASE_URL,
      env: {
        PUBLISHER_URL: `http://127.0.0.1:${port}/publish`,
        PUBLISHER_SECRET: SECRET,
      },
    });
    await seedCms({ host: cms.url, token: cms.writeToken });
    const { data } = await (await fetch(`${cms.url}/api/products?sort=Title`)).json();
    product = data[0];
    nginx = await openNginx({ sites, cms: new URL(cms.url).host, token: '' });
    await startIt();
    await until(async () => existsSync(join(sites, 'current')));
  }, BOOTING.timeout);

  afterAll(async () => {
    await publisher?.stop();
    await nginx?.close();
    await cms?.stop();
    rmSync(sites, { recursive: true, force: true });
  }, BOOTING.timeout);

  it(
    'a self-hosted server shows an edit on every page that shows the product',
    BOOTING,
    async () => {
      await edit({ Title: 'Resin of the first edit' });
      await until(shows('Resin of the first edit'));
      expect((await get(nginx, '/product')).text).toContain('Resin of the first edit');
      expect(await status()).toMatch(/[1-9]\d* pages rendered/u);
    },
  );

  it('a self-hosted server shows new content, and removes deleted content', BOOTING, async () => {
    const data = { Title: 'Resin of a day', Description: 'Gone tomorrow', Price: 12 };
    const { data: made } = await write('POST', 'products', { data });
    const answered = async () => (await get(nginx, `/product-detail/${made.documentId}`)).status;
    await until(async () => (await answered()) === 200);
    await write('DELETE', `products/${made.documentId}`);
    await until(async () => (await answered()) === 404);
    // No publication may have failed. Otherwise a retry, not the webhook of the CMS, could have
    // caused the change on the site.
    expect(await status()).not.toContain('FAILED');
  });

  it(
    'a self-hosted server shows a picture’s new description, which is not an edit of its product',
    BOOTING,
    async () => {
      const { data } = await (
        await fetch(`${cms.url}/api/products/${product.documentId}?populate=*`)
      ).json();
      const changes = new FormData();
      changes.append('fileInfo', JSON.stringify({ alternativeText: 'Tears in a bowl' }));
      await write('POST', `upload?id=${data.productimage.id}`, changes);
      await until(shows('Tears in a bowl'));
    },
  );

  it(
    'a self-hosted server publishes edits that were made while the publisher was down, once it starts',
    BOOTING,
    async () => {
      await publisher.kill();
      await edit({ Title: 'Resin of the night' });
      expect(await shows('Resin of the first edit')()).toBe(true);
      await startIt();
      await until(shows('Resin of the night'));
    },
  );

  it(
    'a self-hosted server rolls back to the previous release until the mistake is corrected',
    BOOTING,
    async () => {
      const rollback = spawn(process.execPath, ['scripts/publisher.mjs', 'rollback'], {
        cwd: ROOT,
        env: { ...process.env, PUBLISHER_SITES: sites },
        stdio: 'ignore',
      });
      expect((await once(rollback, 'exit'))[0]).toBe(0);
      expect(await shows('Resin of the first edit')()).toBe(true);
      expect(await status()).toContain(', held since');
      await edit({ Title: 'Resin after all' });
      await until(shows('Resin after all'));
      expect(await status()).not.toContain(', held since');
    },
  );

  describe('a product with a time from which it is visible', () => {
    const fromNow = (ms) => new Date(Date.now() + ms).toISOString();
    const make = async (visibleFrom) => {
      const data = { Title: `Resin of ${visibleFrom}`, Price: 12, visibleFrom };
      const { data: made } = await write('POST', 'products', { data });
      return { id: made.documentId, title: data.Title };
    };
    const answered = async (id) => (await get(nginx, `/product-detail/${id}`)).status;
    const isPublic = async (id) => (await fetch(`${cms.url}/api/products/${id}`)).ok;
    const isIdle = async () => (await status()).includes('Now: idle');

    it(
      'a product with a time from which it is visible is on no page before that time, and on its pages within a minute after it',
      BOOTING,
      async () => {
        const { id, title } = await make(fromNow(3_600_000));
        await edit({ Title: 'Resin of the evening' });
        await until(shows('Resin of the evening'));
        expect(await answered(id)).toBe(404);
        expect((await get(nginx, '/product')).text).not.toContain(title);
        await until(isIdle);
        // The publication that this edit causes takes less than 15 seconds, so it still finds the
        // product hidden.
        const visibleFrom = fromNow(15_000);
        await write('PUT', `products/${id}`, { data: { visibleFrom } });
        await until(async () => (await answered(id)) === 200);
        const late = Date.now() - Date.parse(visibleFrom);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(60_000);
        const isIn = (path, text) =>
          until(async () => (await get(nginx, path)).text.includes(text));
        await isIn('/product', title);
        await isIn('/sitemap.xml', id);
        await write('DELETE', `products/${id}`);
      },
    );

    it(
      'a product with a time from which it is visible is published when the publisher starts, if it was down at that time',
      BOOTING,
      async () => {
        const { id } = await make(fromNow(1000));
        await publisher.kill();
        await until(() => isPublic(id));
        expect(await answered(id)).toBe(404);
        await startIt();
        await until(async () => (await answered(id)) === 200);
        await write('DELETE', `products/${id}`);
      },
    );
  });

  it(
    'a self-hosted server leaves the site unchanged when the CMS does not respond, and reports why',
    BOOTING,
    async () => {
      process.kill(cms.pid, 'SIGSTOP');
      const asked = await fetch(`http://127.0.0.1:${port}/publish`, {
        method: 'POST',
        headers: { 'x-publisher-secret': SECRET, 'Content-Type': 'application/json' },
        body: JSON.stringify({ event: 'entry.publish' }),
      });
      expect(asked.status).toBe(202);
      await until(async () => (await status()).includes('FAILED'));
      expect(await status()).toMatch(/The catalogue could not be read: .+\./u);
      expect(await shows('Resin of the evening')()).toBe(true);
      process.kill(cms.pid, 'SIGCONT');
      await until(async () => !(await status()).includes('The last publication failed'));
    },
  );

  it(
    'a self-hosted server never serves an error, a mixture of releases or a page with missing files, even when the publisher is killed',
    BOOTING,
    async () => {
      const faults = [];
      let isReading = true;
      let read = 0;
      const reader = (async () => {
        while (isReading) {
          for (const path of ['/', '/product', `/product-detail/${product.documentId}`]) {
            const { status: code, text } = await get(nginx, path);
            read += 1;
            if (code !== 200) faults.push(`${path}: ${code}`);
            if (!text.endsWith('</html>\n') && !text.endsWith('</html>'))
              faults.push(`${path}: torn`);
            // The title occurs in the page's head, heading and data. All of them must come from the
            // same release.
            const titles = new Set(text.match(/Resin of kill \d+/gu));
            if (titles.size > 1) faults.push(`${path}: ${[...titles]}`);
            for (const address of assetsOf(text)) {
              const asset = await get(nginx, address);
              if (asset.status !== 200) faults.push(`${path} lacks ${address}`);
            }
          }
        }
      })();
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await edit({ Title: `Resin of kill ${kill}` });
        // A publication takes a few seconds. Kills the publisher at a random moment within it.
        await wait(Math.random() * 4000);
        await publisher.kill();
        await startIt();
      }
      await until(shows(`Resin of kill ${KILLS}`));
      isReading = false;
      await reader;
      expect(faults).toEqual([]);
      console.log(`${KILLS} kills, ${read} pages read with their files`);
      // Interrupted publications must leave no temporary files. Waits until the running publication
      // and the preparation of the next one have removed theirs, too.
      await until(async () => (await status()).includes('Now: idle'));
      await until(() => !readdirSync(sites).some((name) => name.startsWith('.')));
      expect(readFileSync(join(sites, 'current/index.html'), 'utf8')).toContain('</html>');
    },
  );
});
