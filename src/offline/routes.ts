import type { RouteMatchCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { code, pageData, pages, pictures } from './strategies';

type Asked = Pick<RouteMatchCallbackOptions, 'url' | 'request' | 'sameOrigin'>;

/** Named by their content. */
const ASSETS = '/assets/';
const PICTURE = /[.](?:avif|webp|jpe?g|png|gif|svg)$/u;
const FILE = /[.][^/]*$/u;
const PAGE_DATA = /\/page[.]json$/u;
/** The CMS's own, on a host that has both: its answers are kept nowhere. */
const CMS = /^\/(?:api|uploads|admin)(?:\/|$)/u;
/** Of an editor who looks at a draft. */
const PREVIEW = '#preview=';

/** A navigation, or what the page itself asks for to have it kept. */
const wantsDocument = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('Accept') === 'text/html';

const isPage = ({ url, request }: Asked): boolean =>
  wantsDocument(request) &&
  !FILE.test(url.pathname) &&
  !CMS.test(url.pathname) &&
  !request.url.includes(PREVIEW);

const isAsset = ({ url }: Asked): boolean => url.pathname.startsWith(ASSETS);

/**
 * Only GETs of whole answers, and only of the site itself: all else is the browser's own business.
 */
export function serveWhatIsKept(): void {
  const route = (isIts: (asked: Asked) => boolean, strategy: typeof code | typeof pages) =>
    registerRoute(
      (asked) => asked.sameOrigin && !asked.request.headers.has('Range') && isIts(asked),
      strategy,
    );
  route(isPage, pages);
  route(({ url }) => PAGE_DATA.test(url.pathname) && !CMS.test(url.pathname), pageData);
  route((asked) => isAsset(asked) && PICTURE.test(asked.url.pathname), pictures);
  route(isAsset, code);
}
