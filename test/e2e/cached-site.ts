import { expect, type Page } from '@playwright/test';
import { whole } from './hydrated-page';
import { uncachedFiles } from './uncached-files';
import { readToTheFoot } from './wait-for';

const isCached = async (path: string) => {
  const page = await caches.match(location.origin + path, { cacheName: 'site-pages' });
  return page !== undefined;
};

/** Waits until the service worker controls the page and has cached the page and its assets. */
export async function cachedWhole(page: Page) {
  await whole(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const path = new URL(page.url()).pathname;
  await expect
    .poll(() => page.evaluate(isCached, path), { message: `${path} is cached` })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(uncachedFiles), {
      message: `all of ${path} is cached`,
      timeout: 60_000,
    })
    .toEqual([]);
}

/** Opens a page as if the visitor typed its URL, and waits until the page is cached. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await cachedWhole(page);
}

/** Scrolls to the end of the page, and returns the URLs of the pictures that failed to load. */
export async function missingPictures(page: Page): Promise<readonly string[]> {
  await readToTheFoot(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.getClientRects().length > 0)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  );
}

/** Returns all URLs in the caches of the site. */
export const cachedAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return held.flat();
  });
