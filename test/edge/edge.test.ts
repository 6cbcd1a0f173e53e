import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headersFor } from '../../config/host-headers.mjs';
import { CMS_HOST } from '../../scripts/lib/test-sites.mjs';
import type { BatchId } from '../../src/domain/batches/batch';
import { MAX_PDF_BYTES } from '../../src/domain/batches/is-pdf';
import { PAGE_TEXTS_NAMES } from '../../src/domain/texts/page-texts';
import { aBatch } from '../builders/a-batch';
import { aBatchWire } from '../builders/a-batch-wire';
import { aPdf } from '../builders/a-pdf';
import { type ServedCms, servedCms } from '../fake-cms/served-cms';
import { strictCms } from '../fake-cms/strict-cms';
import { policyWeaknesses } from '../policy-weaknesses';
import { builtNodeRenderer, type Clone } from './node-renderer';
import { SECRET, startedWorker, type Worker } from './start-worker';

let cms: ServedCms;
let worker: Worker;
let clone: Clone;
let template: string;

/** Nothing listens on this port. */
const UNREACHABLE = 'http://127.0.0.1:9';

beforeAll(async () => {
  cms = await servedCms();
  worker = startedWorker(cms.url);
  clone = await builtNodeRenderer();
  template = await builtTemplate();
});
afterAll(async () => {
  await worker?.stop();
  await cms?.stop();
  clone?.remove();
});

const productAt = (place: number) => `/product-detail/${cms.products[place]?.['documentId']}`;
const postAt = (place: number) => `/blog-detail/${cms.blogs[place]?.['documentId']}`;
const published = (model: string, entry: unknown) => ({ event: 'entry.publish', model, entry });
const statusOf = (response: Response) => response.headers.get('Cache-Status');
/** Returns the number of requests that the CMS receives while `work` runs. */
async function askedDuring(work: () => Promise<unknown>): Promise<number> {
  const before = cms.asked.length;
  await work();
  return cms.asked.length - before;
}

/** Returns the headers with lower-case names, as `Headers` lists them. */
const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const NOINDEX = '\n    <meta name="robots" content="noindex" data-until-page />';
/**
 * Returns the built `index.html`. Requests an unknown address from a worker that cannot reach its
 * CMS. The worker responds with that file and adds a noindex tag, which this function removes.
 */
async function builtTemplate(): Promise<string> {
  const alone = startedWorker(UNREACHABLE);
  const html = await (await alone.ask('/nowhere')).text();
  await alone.stop();
  return html.replace(NOINDEX, '');
}
const readAtOf = (data: string): number => JSON.parse(data).readAt;

/**
 * Returns the renderer for Node. It reads from the same CMS as the worker, and its clock always
 * returns `readAt`.
 */
const nodeSite = async (readAt: number) =>
  clone.siteRenderer(template, {
    clock: () => readAt,
    strapi: { host: cms.url, token: '' },
    sharesNoCards: true,
  });

describe('a page that the worker renders', () => {
  it.each([
    ['home', () => '/'],
    ['a plain page', () => '/about'],
    ['the product list', () => '/product'],
    ['the second page of the product list', () => '/product/page/2'],
    ['a product', () => productAt(0)],
    ['the blog', () => '/blog'],
    ['the second page of the blog', () => '/blog/page/2'],
    ['a post', () => postAt(0)],
    ['a page with a form', () => '/contactus'],
    ['the offline page', () => '/offline'],
  ])(
    'a page that the worker renders equals the build’s page and data byte for byte: %s',
    async (_, addressOf) => {
      const address = addressOf();
      const html = await worker.ask(address);
      // Reads the body first, because Node's `fetch` may drop a body that is not read for a while.
      const page = await html.text();
      const data = await (await worker.ask(`${address.replace(/\/$/u, '')}/page.json`)).text();
      const expected = await (await nodeSite(readAtOf(data))).renderPage(address);
      expect(html.status).toBe(200);
      expect(html.headers.get('Content-Type')).toBe(expected.headers['Content-Type']);
      expect(page).toBe(expected.html);
      expect(data).toBe(expected.data);
    },
  );

  it('a page that the worker renders is the not-found page of the build at an unknown address', async () => {
    const { html } = await (await nodeSite(0)).notFoundPage();
    expect(await (await worker.ask('/nowhere')).text()).toBe(html);
  });

  it('a page that the worker renders comes with the sitemap, feeds and robots.txt of the build', async () => {
    const site = await nodeSite(0);
    const files = await site.files(await site.content());
    expect([...files.keys()]).toContain('/sitemap.xml');
    for (const [address, text] of files) {
      expect(await (await worker.ask(address)).text(), address).toBe(text);
    }
  });

  it('a page that the worker renders comes with the catalogue file of the build, which an edited product changes', async () => {
    const { address, text } = await (await nodeSite(0)).productsFile();
    const catalogue = async () => (await worker.ask(address)).text();
    // `text` leaves out the byte order mark.
    expect(await catalogue()).toBe(text.replace('\uFEFF', ''));
    const [product] = cms.products;
    const { Title } = product ?? {};
    Object.assign(product ?? {}, { Title: 'Renamed oil' });
    await worker.notify(published('product', product));
    await expect.poll(catalogue, { timeout: 15_000 }).toContain('Renamed oil');
    Object.assign(product ?? {}, { Title });
    await worker.notify(published('product', product));
  });

  it('a page that the worker renders links to files that exist on the host', async () => {
    const html = await (await worker.ask('/')).text();
    const files = [...html.matchAll(/(?:src|href)="(?<file>\/assets\/[^"]+)"/gu)];
    expect(files.length).toBeGreaterThan(3);
    for (const { groups } of files) {
      expect((await worker.ask(groups?.['file'] ?? '')).status).toBe(200);
    }
  });
});

describe('every answer of the worker', () => {
  it('every answer of the worker has the headers of all hosts, and a policy without a weakness', async () => {
    const home = await worker.ask('/');
    const foreign = await worker.ask('/', { headers: { Origin: 'https://elsewhere.example' } });
    const weaknesses = policyWeaknesses({
      headers: home.headers,
      // Replaces the http URL of the fake CMS, which the check would report as a weakness.
      html: (await home.text()).replaceAll(CMS_HOST, 'https://cms.example'),
      crossOrigin: foreign.headers,
    });
    expect(weaknesses).toEqual([]);
    const answers = [
      await worker.ask('/nowhere'),
      await worker.ask('/about', { method: 'POST' }),
      await worker.ask('/sitemap.xml'),
      await worker.notify({}, 'another secret than the one'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 200, 401]);
    const { 'Cache-Control': _, ...common } = headersFor('/about');
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject(lowerCased(common));
  });

  it('every answer of the worker redirects from the first page of a list to the list', async () => {
    const { status, headers } = await worker.ask('/product/page/1', { redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([301, '/product']);
  });

  it('every answer of the worker redirects from a GS1 Digital Link to the page of the batch', async () => {
    const { status, headers } = await worker.ask('/01/4006381333931/10/SN-2026-014', {
      redirect: 'manual',
    });
    expect([status, headers.get('Location')]).toEqual([301, '/batch/SN-2026-014']);
    const broken = '/01/4006381333931/10/SN%0d%0aX:%20y';
    expect((await worker.ask(broken, { redirect: 'manual' })).status).toBe(404);
  });

  it('every answer of the worker marks immutable files as cacheable', async () => {
    const html = await (await worker.ask('/')).text();
    const [, file = ''] = /"(\/assets\/[^"]+)"/u.exec(html) ?? [];
    const { headers } = await worker.ask(file);
    expect(Object.fromEntries(headers)).toMatchObject(lowerCased(headersFor(file)));
  });
});

describe('a document of a batch', () => {
  const address = '/batch/SN-2026-014/SN-2026-014-analysis.pdf';
  const document = { kind: 'analysis', names: 'SN-2026-014', examined: 'this batch' } as const;
  const file = (name: string) => ({ url: `/uploads/${name}`, ext: '.pdf', size: 1 });
  const fileOf = async (path: string) => {
    const response = await worker.ask(path);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  beforeAll(() => {
    const wire = aBatchWire(aBatch({ id: 'SN-2026-014' as BatchId }));
    const documents = [
      { ...document, file: file('analysis.pdf') },
      { ...document, file: file('page.pdf') },
      { ...document, file: file('endless.pdf') },
      { ...document, file: null },
    ];
    cms.batches.push({ ...wire, documents });
    cms.uploads.set('/uploads/analysis.pdf', aPdf());
    cms.uploads.set('/uploads/page.pdf', Buffer.from('<script>alert(1)</script>'));
    cms.uploads.set('/uploads/endless.pdf', Buffer.alloc(MAX_PDF_BYTES + 1));
  });
  afterAll(() => {
    cms.batches.length = 0;
    cms.uploads.clear();
  });

  it('a document of a batch is the file of the CMS, which browsers can only save', async () => {
    const { response, bytes } = await fileOf(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.equals(aPdf())).toBe(true);
  });

  it('a document of a batch comes from the cache the second time, without a request to the CMS', async () => {
    await worker.ask(address);
    expect(await askedDuring(() => worker.ask(address))).toBe(0);
  });

  it.each([
    ['a page with a PDF’s name', '-analysis-2.pdf'],
    ['a file that is too large', '-analysis-3.pdf'],
    ['without a file', '-analysis-4.pdf'],
    ['not among those of the batch', '-certificate.pdf'],
  ])('a document of a batch is not served when it is %s', async (_, ending) => {
    const { response, bytes } = await fileOf(`/batch/SN-2026-014/SN-2026-014${ending}`);
    expect(response.status).toBeGreaterThanOrEqual(404);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(bytes.includes('alert(1)')).toBe(false);
  });

  it('a document of a batch changes with the event of its batch', async () => {
    await worker.ask(address);
    const other = aPdf('% another analysis');
    cms.uploads.set('/uploads/analysis.pdf', other);
    const purge = await worker.notify(published('batch', cms.batches[0]));
    expect(purge.status).toBe(200);
    expect((await fileOf(address)).bytes.equals(other)).toBe(true);
  });
});

describe('a page in the worker’s cache', () => {
  it('a page in the worker’s cache is rendered once, whatever the query string and the method', async () => {
    await worker.ask(productAt(1));
    const asked = await askedDuring(async () => {
      for (const query of ['', '?a=1', '?utm_source=b', '/']) {
        expect(statusOf(await worker.ask(productAt(1) + query))).toMatch(/^edge; hit; ttl=\d+$/u);
      }
      await worker.ask(productAt(1), { method: 'HEAD' });
    });
    expect(asked).toBe(0);
  });

  it('a page in the worker’s cache is rendered once for simultaneous requests', async () => {
    const alone = await askedDuring(() => worker.ask(productAt(2)));
    const together = await askedDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => worker.ask(productAt(3)))),
    );
    expect(alone).toBeGreaterThan(0);
    expect(together).toBe(alone);
  });

  it('a page in the worker’s cache changes only after the CMS’s event, and only when it shows the changed content', async () => {
    const [home, about] = [await worker.ask('/'), await worker.ask('/about')];
    const before = [await home.text(), await (await worker.ask(productAt(4))).text()];
    Object.assign(cms.products[4] ?? {}, { Title: 'A name that is new' });
    expect(await (await worker.ask(productAt(4))).text()).toBe(before[1]);

    const purge = await worker.notify(published('product', cms.products[4]));
    expect(purge.status).toBe(200);
    const after = await worker.ask(productAt(4));
    expect(await after.text()).toContain('A name that is new');
    expect(statusOf(after)).toBe('edge; fwd=stale; stored');
    expect(statusOf(await worker.ask(productAt(4)))).toMatch(/^edge; hit/u);
    expect(statusOf(await worker.ask('/'))).toBe('edge; fwd=stale; stored');
    expect(statusOf(await worker.ask('/about'))).toMatch(/^edge; hit/u);
    expect((await worker.ask('/about')).headers.get('ETag')).toBe(about.headers.get('ETag'));
  });

  it('a page in the worker’s cache shares the owner’s texts with other pages until the CMS’s event about them', async () => {
    const { answer } = cms;
    expect((await worker.ask(productAt(5))).status).toBe(200);
    const navigation = { documentId: 'menus', footerRights: 'Words that are new' };
    cms.answer = (url) =>
      url.startsWith('/api/navigation?')
        ? { status: 200, body: { data: navigation } }
        : answer(url);
    try {
      const html = async (place: number) => (await worker.ask(productAt(place))).text();
      expect(await html(6)).not.toContain('Words that are new');
      await worker.notify({ event: 'entry.update', model: 'navigation', entry: navigation });
      for (const place of [5, 6, 7]) expect(await html(place)).toContain('Words that are new');
    } finally {
      cms.answer = answer;
      await worker.notify({ event: 'entry.update', model: 'navigation', entry: navigation });
    }
  });

  it('a page in the worker’s cache is served while the CMS is unavailable, and renewed when it is back', async () => {
    const good = await (await worker.ask(postAt(1))).text();
    await cms.stop();
    Object.assign(cms.blogs[1] ?? {}, { Title: 'Written meanwhile' });
    await worker.notify(published('blog', cms.blogs[1]));
    const cached = await worker.ask(postAt(1));
    expect(cached.status).toBe(200);
    expect(await cached.text()).toBe(good);
    expect(statusOf(cached)).toMatch(/^edge; hit; ttl=-?\d+; detail="network"$/u);

    const never = await worker.ask(postAt(7));
    expect(never.status).toBe(503);
    expect(Number(never.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(never.headers.get('Cache-Control')).toBe('no-store');
    expect(await never.text()).toContain('<h1>');

    await cms.start();
    await worker.notify(published('blog', cms.blogs[1]));
    expect(await (await worker.ask(postAt(1))).text()).toContain('Written meanwhile');
    expect((await worker.ask(postAt(7))).status).toBe(200);
  });

  it('a page in the worker’s cache is an error page with an e-mail address if it is missing and the CMS is down', async () => {
    const { answer } = cms;
    const site = { documentId: 's', email: 'own@site.example' };
    const event = { event: 'entry.update', model: 'site', entry: site };
    cms.answer = (url) =>
      url.startsWith('/api/site?') ? { status: 200, body: { data: site } } : answer(url);
    await worker.notify(event);
    expect(await (await worker.ask('/about')).text()).toContain(site.email);
    const unavailable = async () => {
      const response = await worker.ask(postAt(9));
      expect(response.status).toBe(503);
      return response.text();
    };
    await cms.stop();
    try {
      await expect.poll(unavailable, { timeout: 15_000 }).toContain(`mailto:${site.email}`);
    } finally {
      await cms.start();
      cms.answer = answer;
      await worker.notify(event);
    }
  });

  it('a page in the worker’s cache is removed with its document', async () => {
    const address = productAt(29);
    expect((await worker.ask(address)).status).toBe(200);
    const [gone] = cms.products.splice(29, 1);
    await worker.notify({ event: 'entry.delete', model: 'product', entry: gone });
    expect((await worker.ask(address)).status).toBe(404);
  });
});

describe('a request for a missing page', () => {
  it('a request for a missing page sends nothing to the CMS when the address cannot be a page', async () => {
    const asked = await askedDuring(async () => {
      for (const path of ['/nowhere', '/wp-login.php', '/product-detail/a%20b', '/Product']) {
        expect((await worker.ask(path)).status, path).toBe(404);
      }
    });
    expect(asked).toBe(0);
  });

  it('a request for a missing page asks the CMS once when the address could be a page', async () => {
    const ask = () => worker.ask('/product-detail/nobodys');
    const first = await ask();
    expect(first.status).toBe(404);
    expect(await first.text()).toBe(await (await worker.ask('/nowhere')).text());
    expect(await askedDuring(ask)).toBe(0);
    expect((await worker.ask('/product-detail/nobodys/page.json')).status).toBe(404);
  });

  it('a request for a missing page shows the owner’s name and texts, and the changed ones after the CMS’s event, as the web app manifest does', async () => {
    const { answer } = cms;
    const data: Record<string, object> = {
      site: { documentId: 's', name: 'Own name', email: 'own@site.example' },
      navigation: { documentId: 'n', footerRights: 'Own rights' },
      'sign-up': { documentId: 'u', notFoundTitle: 'Own not found' },
    };
    const changed = async (answers: ServedCms['answer']) => {
      cms.answer = answers;
      for (const [model, entry] of Object.entries(data)) {
        await worker.notify({ event: 'entry.update', model, entry });
      }
    };
    const shown = async () => {
      const html = await (await worker.ask('/nowhere')).text();
      return ['Own name', 'own@site.example', 'Own rights', 'Own not found'].filter((text) =>
        html.includes(text),
      );
    };
    expect(await shown()).toEqual([]);
    await changed((url) => {
      const type = /^\/api\/(?<type>[\w-]+)\?/u.exec(url)?.groups?.['type'] ?? '';
      return type in data ? { status: 200, body: { data: data[type] } } : answer(url);
    });
    try {
      await expect.poll(shown, { timeout: 15_000 }).toHaveLength(4);
      expect((await worker.ask('/nowhere')).status).toBe(404);
      const manifest = await worker.ask('/site.webmanifest');
      expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
      expect(await manifest.json()).toMatchObject({ name: 'Own name', start_url: '/' });
    } finally {
      await changed(answer);
    }
    await expect.poll(shown, { timeout: 15_000 }).toEqual([]);
    const nameOfApp = async () => {
      const answer = await worker.ask('/site.webmanifest');
      return ((await answer.json()) as { name: string }).name;
    };
    await expect.poll(nameOfApp, { timeout: 15_000 }).not.toBe('Own name');
  });

  it('a request for a missing page gets 404 beyond the last page of a list', async () => {
    expect((await worker.ask('/product/page/4')).status).toBe(404);
    expect((await worker.ask('/blog/page/99')).status).toBe(404);
  });
});

describe('a flood of invented addresses', () => {
  // A separate worker for each test, so that its cache is empty.
  let flooded: Worker;
  beforeEach(() => {
    flooded = startedWorker(cms.url);
  });
  afterEach(() => flooded.stop());

  const statusesOf = async (paths: readonly string[], method = 'GET') =>
    new Set(
      await Promise.all(paths.map(async (path) => (await flooded.ask(path, { method })).status)),
    );
  const forty = (pathOf: (number: number) => string) =>
    Array.from({ length: 40 }, (_, place) => pathOf(place));

  // The third value is the maximum number of requests that the worker may send to the CMS. A first
  // request, for `/nowhere`, loads the owner's texts and the redirects, so that they are not
  // counted.
  it.each([
    ['parts of the sitemap', (number: number) => `/sitemap-${number + 1}.xml`, 4],
    ['pages of the product list', (number: number) => `/product/page/${number + 900}`, 6],
    ['pages of the blog', (number: number) => `/blog/page/${number + 900}`, 2],
  ])(
    'a flood of invented addresses of %s asks the CMS for its lists once',
    async (_, pathOf, most) => {
      expect((await flooded.ask('/nowhere')).status).toBe(404);
      const asked = await askedDuring(async () => {
        expect(await statusesOf(forty(pathOf))).toEqual(new Set([404]));
        expect(await statusesOf(forty((number) => pathOf(number + 40)))).toEqual(new Set([404]));
        for (const query of ['?a=1', '?page=999', '/page.json']) {
          const paths = forty((number) => pathOf(number + 80) + query);
          expect(await statusesOf(paths)).toEqual(new Set([404]));
        }
        expect(
          await statusesOf(
            forty((number) => pathOf(number + 40)),
            'HEAD',
          ),
        ).toEqual(new Set([404]));
      });
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThanOrEqual(most);
    },
  );

  it('a flood of invented ids sends few requests to the CMS and evicts no cached page', async () => {
    expect((await flooded.ask(productAt(0))).status).toBe(200);
    const asked = await askedDuring(async () => {
      const ids = Array.from({ length: 300 }, (_, place) => `/product-detail/nobodys-${place}`);
      for (let from = 0; from < ids.length; from += 50) {
        const statuses = await statusesOf(ids.slice(from, from + 50));
        expect([...statuses].filter((status) => status !== 404 && status !== 503)).toEqual([]);
      }
    });
    // Each page that the worker renders needs a request for its product, so it renders fewer than
    // 50 of the 300 pages. All pages share the requests for the site's details and texts.
    expect(asked).toBeLessThan(50);
    expect(statusOf(await flooded.ask(productAt(0)))).toMatch(/^edge; hit/u);
  });

  it('a flood of invented addresses asks the CMS only once for each part of the not-found page, and for the redirects, for addresses that cannot be pages', async () => {
    const paths = [
      '/sitemap-0.xml',
      '/sitemap-01.xml',
      '/sitemap-99999.xml',
      '/SITEMAP-1.xml',
      '/sitemap%2d1.xml',
      '/sitemap-1.xml/',
      '/product/page/0',
      '/product/page/02',
      '/product/page/9999999',
      '/Product/page/9',
      '/product/page/%39',
      '/product/page/9/9',
      `/product-detail/${'a'.repeat(65)}`,
      '/product-detail/',
      '/product-detail/a/b',
    ];
    const before = cms.asked.length;
    await statusesOf(paths);
    const asked = cms.asked.slice(before);
    const typeOf = (url: string) => /^\/api\/(?<type>[\w-]+)\?/u.exec(url)?.groups?.['type'] ?? url;
    expect(asked.map(typeOf).toSorted()).toEqual(
      ['law-pages', 'redirects', 'site', ...PAGE_TEXTS_NAMES].toSorted(),
    );
    expect(await askedDuring(() => statusesOf(paths))).toBe(0);
    expect(await statusesOf(paths)).toEqual(new Set([404]));
  });

  it('a flood of invented addresses does not hide a list’s new page after the CMS’s event', async () => {
    expect((await flooded.ask('/product/page/4')).status).toBe(404);
    const more = Array.from({ length: 12 }, (_, place) => ({
      ...cms.products[0],
      documentId: `grown${place}`,
      Title: `Grown ${place}`,
    }));
    cms.products.push(...more);
    const purge = await flooded.ask('/hooks/purge', {
      method: 'POST',
      headers: { Authorization: `Bearer ${SECRET}` },
      body: JSON.stringify(published('product', more[0])),
    });
    expect(purge.status).toBe(200);
    expect((await flooded.ask('/product/page/4')).status).toBe(200);
    expect((await flooded.ask('/product/page/5')).status).toBe(404);
    cms.products.splice(-12);
  });
});

describe('the methods', () => {
  it('HEAD answers as GET does, without a body', async () => {
    const [get, head] = [await worker.ask('/faq'), await worker.ask('/faq', { method: 'HEAD' })];
    expect(head.status).toBe(200);
    for (const name of ['ETag', 'Content-Type', 'Cache-Control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });

  it('GET with a matching ETag answers 304', async () => {
    const etag = (await worker.ask('/faq')).headers.get('ETag') ?? '';
    const again = await worker.ask('/faq', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await worker.ask('/faq', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('the method %s is not allowed', async (method) => {
    const response = await worker.ask('/faq', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('an event of a change', () => {
  it.each(['', 'a secret of sixteen and mor', 'a secret of sixteen and more!'])(
    'an event of a change is rejected with the secret “%s”, and nothing is purged',
    async (secret) => {
      await worker.ask('/blog');
      expect((await worker.notify(published('blog', cms.blogs[0]), secret)).status).toBe(401);
      expect(statusOf(await worker.ask('/blog'))).toMatch(/^edge; hit; ttl=\d+$/u);
    },
  );

  it('an event of a change must be a POST in the format of Strapi', async () => {
    expect((await worker.ask('/hooks/purge')).status).toBe(405);
    expect((await worker.notify('nonsense')).status).toBe(400);
    expect((await worker.notify(published('product', {}))).status).toBe(400);
    expect((await worker.notify({ event: 'trigger-test' })).status).toBe(200);
  });

  it('an event about a picture makes all pages stale, since any page may show it', async () => {
    await worker.ask('/about');
    await worker.notify({ event: 'media.update', media: { id: 1 } });
    expect(statusOf(await worker.ask('/about'))).toBe('edge; fwd=stale; stored');
  });
});

describe('an old address', () => {
  let before: ServedCms['answer'];
  beforeEach(() => {
    before = cms.answer;
  });
  afterEach(async () => {
    cms.answer = before;
    await worker.notify(published('redirect', { documentId: 'r', publishedAt: '2026-01-01' }));
  });
  const redirect = (from: string, to: string) => ({ documentId: from, from, to });

  it('an old address is redirected as soon as the redirect is published, and never hides a page', async () => {
    expect((await worker.ask('/old', { redirect: 'manual' })).status).toBe(404);
    const redirects = [
      redirect('/old', '/about?a=b'),
      redirect('/about', '/old'),
      redirect('/product-detail/gone', 'https://shop.example/a'),
      redirect('/loop', '/loop'),
    ];
    cms.answer = (url) => strictCms({ products: cms.products, blogs: cms.blogs, redirects })(url);
    await worker.notify(published('redirect', { documentId: 'r', publishedAt: '2026-01-01' }));
    const ask = async (path: string) => {
      const { status, headers } = await worker.ask(path, { redirect: 'manual' });
      return [status, headers.get('Location')];
    };
    await expect.poll(() => ask('/old'), { timeout: 15_000 }).toEqual([301, '/about?a=b']);
    expect(await ask('/OLD/')).toEqual([301, '/about?a=b']);
    expect(await ask('/product-detail/gone')).toEqual([301, 'https://shop.example/a']);
    expect(await ask('/about')).toEqual([200, null]);
    expect(await ask('/loop')).toEqual([404, null]);
    expect(await ask('/old/page.json')).toEqual([404, null]);
  });
});
