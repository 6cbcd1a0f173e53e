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
  readonly notFoundPage: string;
  /** The document for a page that cannot be rendered at the moment. */
  readonly unavailablePage: string;
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
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

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
  const notFound = () =>
    new Response(notFoundPage, {
      status: 404,
      headers: { 'Content-Type': HTML, 'Cache-Control': REVALIDATE },
    });

  function responseTo(request: Request, answer: Answer, wantsData: boolean): Response {
    if (answer.kind === 'missing') return notFound();
    if (answer.kind === 'none') return unavailableResponse(unavailablePage);
    // A file has no dehydrated state.
    if (wantsData && answer.response.data === null) return notFound();
    return toResponse(request, answer.response, wantsData);
  }

  async function page(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const { pathname } = new URL(request.url);
    const wantsData = PAGE_DATA.test(pathname);
    const address = addressOf(wantsData ? pathname.replace(PAGE_DATA, '') || '/' : pathname);
    if (address === null) return notFound();
    const answer = await pages.answer(address, waitUntil);
    const response = responseTo(request, answer, wantsData);
    response.headers.set('Cache-Status', `${CACHE_NAME}; ${answer.status}`);
    return response;
  }

  async function purge(tags: readonly string[]) {
    await purges.purge(tags);
    pages.forget();
  }

  /** Looks for a redirect only after a 404, so that no redirect hides an existing page. */
  async function pageOrRedirect(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const response = await page(request, waitUntil);
    const { pathname } = new URL(request.url);
    if (response.status !== 404 || PAGE_DATA.test(pathname)) return response;
    const to = await redirectOf(pathname, waitUntil);
    if (to === null) return response;
    const headers = { Location: to, 'Cache-Control': REVALIDATE };
    return new Response(null, { status: 301, headers });
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
    const response = await pageOrRedirect(request, waitUntil);
    return method === 'HEAD' ? new Response(null, response) : response;
  };
}
