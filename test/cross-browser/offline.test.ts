import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formLabels, forms, formTexts } from '../../src/ui/content/forms';
import { aFolder, buildFrom, openOtherCms } from '../e2e/built-from-a-cms';
import { stored } from '../e2e/enquiry-form';
import { POSTS, PRODUCTS } from '../e2e/extreme-content';
import { uncachedFiles } from '../e2e/uncached-files';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { readThrough } from './scroll-through';
import type { Visitor } from './visitor';

const PAGES = [
  '/',
  `/product-detail/${PRODUCTS[0]?.documentId}`,
  `/product-detail/${PRODUCTS[4]?.documentId}`,
  `/blog-detail/${POSTS[0]?.documentId}`,
];
const MAIN: Sought = { role: 'main' };
const field = (name: string): Sought => ({ role: 'textbox', name, within: MAIN });

const isCached = async (path: string) => {
  const page = await caches.match(location.origin + path, { cacheName: 'site-pages' });
  return navigator.serviceWorker.controller !== null && page !== undefined;
};
const missingPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.getClientRects().length > 0)
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);

async function visit(visitor: Visitor, path: string) {
  await visitor.open(path);
  await readThrough(visitor);
  await expect.poll(() => visitor.engine.evaluate(isCached, path), { message: path }).toBe(true);
  await expect
    .poll(() => visitor.engine.evaluate(uncachedFiles), {
      message: `all of ${path}`,
      timeout: 60_000,
    })
    .toEqual([]);
}

describe('without a network', () => {
  const outDir = aFolder('engine-offline');
  let cms: Awaited<ReturnType<typeof openOtherCms>>;
  beforeAll(async () => {
    cms = await openOtherCms();
    const { code, said } = await buildFrom(cms.url, outDir);
    expect(code, said).toBe(0);
  }, 300_000);
  afterAll(async () => {
    await cms.close();
    rmSync(outDir, { recursive: true });
  });
  const opened = aVisitor(outDir);

  it('home, two products and a post open, and a queued enquiry is sent once the network is back', async () => {
    const { visitor, site } = opened();
    for (const path of [...PAGES, '/contactus']) await visit(visitor, path);

    await site.stop();
    cms.on('/api/enquiries', (request) => void request.socket.destroy());
    for (const path of PAGES) {
      await visitor.open(path);
      await readThrough(visitor);
      await expect
        .poll(() => visitor.engine.evaluate(missingPictures), { message: path })
        .toEqual([]);
    }
    await visitor.open('/contactus');
    await visitor.write(field(formLabels.name), 'Hodan Ali');
    await visitor.write(field(formLabels.email), 'hodan@example.com');
    await visitor.write(field(formLabels.message), 'Do you sell the resin itself as well?');
    await visitor.click({ role: 'button', name: forms.contact.submit });
    await visitor.sees({ role: 'heading', name: formTexts.waiting.heading, within: MAIN });

    await site.start();
    const before = cms.requests.length;
    cms.on('/api/enquiries', stored);
    await visitor.open('/about');
    await visitor.seesText('Your kept message has been sent');
    await visitor.engine.reload();
    await visitor.sees({ role: 'heading', level: 1 });
    const posts = cms.requests.slice(before).filter(({ call }) => call.startsWith('POST'));
    expect(posts.map(({ call }) => call)).toEqual(['POST /api/enquiries']);
    // The whole test has a long timeout, because it scrolls nine pages to their end, possibly on a
    // busy machine. Each step has a shorter timeout of its own.
  }, 600_000);
});
