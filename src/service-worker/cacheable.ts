import type { WorkboxPlugin } from 'workbox-core';

const OK = 200;

/** The cache key of a page: its address without the query and the trailing slash. */
export const placeOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(.)\/$/u, '$1');
};

/** Copies a redirected response: browsers reject one as the response to a navigation. */
export const direct = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response;

export const TYPES = {
  page: /^text\/html\b/u,
  data: /^application\/json\b/u,
  /**
   * Anything but HTML. Some hosts answer a missing file with a page, which must not be cached as
   * the file.
   */
  file: /^(?!text\/html)/u,
} as const;

/** The response to cache; `null` for errors, `no-store` responses and redirects to another page. */
export function cacheable(request: Request, response: Response, type: RegExp): Response | null {
  const { status, headers, redirected, url } = response;
  const isCacheable =
    status === OK &&
    type.test(headers.get('Content-Type') ?? '') &&
    !headers.get('Cache-Control')?.includes('no-store') &&
    (!redirected || placeOf(url) === placeOf(request.url));
  return isCacheable ? direct(response) : null;
}

/** Caches responses of this content type only. */
export const only = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => cacheable(request, response, type),
});

/** Caches one response for each page. */
export const onePlace: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => placeOf(request.url),
};
