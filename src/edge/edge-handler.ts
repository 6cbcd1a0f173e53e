import { fromBase64 } from './base64';
import type { Answer } from './cache/cache-answer';
import type { CachedResponse } from './cache/cached-response';
import type { PageCache } from './cache/page-cache';
import { PURGE_PATH, purgeHook } from './purge-hook';
import type { PurgeLog } from './purge-log';

const CACHE_NAME = 'edge';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/** `Cache-Control` that makes the browser revalidate a page each time. */
const REVALIDATE = 'no-cache';
const RETRY_AFTER_S = '10';

/** Path suffix of a page's dehydrated state, for client-side navigation: `/about/page.json`. */
const PAGE_DATA = /\/page[.]json$/u;

type WaitUntil = (work: Promise<unknown>) => void;

interface Parts {
  readonly pages: PageCache;
  readonly purges: PurgeLog;
  readonly purgeSecret: string;
  /** The canonical address for a path; `null` when no page can have that path. */
  readonly addressOf: (path: string) => string | null;
  /** The target of the owner's redirect from a path without a page; `null` when there is none. */
  readonly redirectOf: (path: string, waitUntil: WaitUntil) => Promise<string | null>;
  /** The document for an address that has no page. */
  readonly notFoundPage: (waitUntil: WaitUntil) => Promise<string>;
  /** The document for a page that cannot be rendered at the moment. */
  readonly unavailablePage: (waitUntil: WaitUntil) => Promise<string>;
}

const quoted = (tag: string) => `"${tag}"`;

/** Whether `If-None-Match` lists the ETag, weak or strong (RFC 9110, 13.1.2). */
const isNotModified = (request: Request, etag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')));

function toResponse(request: Request, cached: CachedResponse, wantsData: boolean): Response {
  const etag = quoted(wantsData ? `${cached.etag}-data` : cached.etag);
  const headers = { ETag: etag, 'Cache-Control': REVALIDATE };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  const [body, type] = wantsData ? [cached.data, JSON_TYPE] : [cached.body, cached.type];
  const content = cached.isBase64 && body !== null ? fromBase64(body) : body;
  return new Response(content, { headers: { ...headers, 'Content-Type': type } });
}

/**
 * Whether a page was rendered for this request. If so, the CMS is reachable and the details of the
 * site have just been read. This is the time to cache `unavailablePage`.
 */
const isRenderedPage = (answer: Answer): boolean =>
  answer.kind === 'cached' && answer.response.data !== null && answer.status.startsWith('fwd=');

export const unavailableResponse = (page: string) =>
  new Response(page, {
    status: 503,
    headers: { 'Content-Type': HTML, 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S },
  });

/** Creates the request handler of the site. It runs on any host with the standard web APIs. */
export function edgeHandler({
  pages,
  purges,
  purgeSecret,
  addressOf,
  redirectOf,
  notFoundPage,
  unavailablePage,
}: Parts) {
  /**
   * Returns the response for an address without a page: a redirect, or the 404 page. Redirects are
   * looked up only here, so a redirect cannot hide a page.
   */
  async function missing(pathname: string, waitUntil: WaitUntil): Promise<Response> {
    const to = PAGE_DATA.test(pathname) ? null : await redirectOf(pathname, waitUntil);
    if (to !== null) {
      const headers = { Location: to, 'Cache-Control': REVALIDATE };
      return new Response(null, { status: 301, headers });
    }
    const headers = { 'Content-Type': HTML, 'Cache-Control': REVALIDATE };
    return new Response(await notFoundPage(waitUntil), { status: 404, headers });
  }

  async function responseTo(
    request: Request,
    answer: Answer,
    waitUntil: WaitUntil,
  ): Promise<Response> {
    const { pathname } = new URL(request.url);
    const wantsData = PAGE_DATA.test(pathname);
    if (answer.kind === 'missing') return missing(pathname, waitUntil);
    if (answer.kind === 'none') return unavailableResponse(await unavailablePage(waitUntil));
    // A file has no dehydrated state.
    if (wantsData && answer.response.data === null) return missing(pathname, waitUntil);
    return toResponse(request, answer.response, wantsData);
  }

  async function page(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isData = PAGE_DATA.test(pathname);
    const address = addressOf(isData ? pathname.replace(PAGE_DATA, '') || '/' : pathname);
    if (address === null) return missing(pathname, waitUntil);
    const answer = await pages.answer(address, waitUntil);
    if (isRenderedPage(answer)) waitUntil(unavailablePage(waitUntil));
    const response = await responseTo(request, answer, waitUntil);
    response.headers.set('Cache-Status', `${CACHE_NAME}; ${answer.status}`);
    return response;
  }

  async function purge(tags: readonly string[]) {
    await purges.purge(tags);
    pages.forget();
  }

  return async (request: Request, waitUntil: WaitUntil): Promise<Response> => {
    const { method } = request;
    if (new URL(request.url).pathname === PURGE_PATH) return purgeHook(request, purgeSecret, purge);
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response('Pages are read by GET and HEAD.\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    const response = await page(request, waitUntil);
    return method === 'HEAD' ? new Response(null, response) : response;
  };
}
