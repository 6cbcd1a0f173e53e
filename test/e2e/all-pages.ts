import type { APIRequestContext } from '@playwright/test';

/** Pages that the sitemap omits, because search engines must not list them. */
const UNLISTED = [
  '/auth',
  '/thank-you',
  '/enquiry',
  '/wholesale/line-sheet',
  '/offline',
  '/product-detail/nothing-of-that-name',
];

/** Returns the path of every page of the public site. */
export async function allPages(request: APIRequestContext): Promise<readonly string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (listed.length === 0) throw new Error('The site map lists no page');
  return [...new Set([...listed, ...UNLISTED])];
}
