import type { RouteMatchCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { code, pageData, pages, pictures } from './strategies';

type Matched = Pick<RouteMatchCallbackOptions, 'url' | 'request' | 'sameOrigin'>;

/** Path prefix of files whose names contain a hash of their content. */
const ASSETS = '/assets/';
const PICTURE = /[.](?:avif|webp|jpe?g|png|gif|svg)$/u;
const FILE = /[.][^/]*$/u;
const PAGE_DATA = /\/page[.]json$/u;
/**
 * Paths of the CMS, for a site whose host also serves the CMS. The CMS's responses are never
 * cached.
 */
const CMS = /^\/(?:api|uploads|admin)(?:\/|$)/u;
/** Part of the address of a preview, in which an editor sees a draft. A preview is never cached. */
const PREVIEW = '#preview=';

/**
 * Whether the request is a navigation, or a fetch that a page sends only so that the worker caches
 * a document.
 */
const wantsDocument = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('Accept') === 'text/html';

const isPage = ({ url, request }: Matched): boolean =>
  wantsDocument(request) &&
  !FILE.test(url.pathname) &&
  !CMS.test(url.pathname) &&
  !request.url.includes(PREVIEW);

const isAsset = ({ url }: Matched): boolean => url.pathname.startsWith(ASSETS);

/**
 * Registers the routes of the service worker. They match only same-origin GET requests without
 * `Range`; the browser handles all other requests.
 */
export function serveFromCaches(): void {
  const route = (matches: (matched: Matched) => boolean, strategy: typeof code | typeof pages) =>
    registerRoute(
      (matched) => matched.sameOrigin && !matched.request.headers.has('Range') && matches(matched),
      strategy,
    );
  route(isPage, pages);
  route(({ url }) => PAGE_DATA.test(url.pathname) && !CMS.test(url.pathname), pageData);
  route((matched) => isAsset(matched) && PICTURE.test(matched.url.pathname), pictures);
  route(isAsset, code);
}
