import type { WorkboxPlugin } from 'workbox-core';

const OK = 200;

/** Returns the cache key of a page: its address without the query, fragment and trailing slash. */
export const placeOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(.)\/$/u, '$1');
};

/**
 * Returns a copy of a redirected response that no longer counts as redirected. Browsers reject a
 * redirected response to a navigation.
 */
export const direct = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response;

export const TYPES = {
  page: /^text\/html\b/u,
  data: /^application\/json\b/u,
  /**
   * Anything but HTML. Some hosts answer a request for a missing file with an HTML page, which must
   * not be cached as the file.
   */
  file: /^(?!text\/html)/u,
} as const;

/**
 * Returns the response to cache; `null` for errors, other content types, `no-store` responses and
 * redirects to another page.
 */
export function cacheable(request: Request, response: Response, type: RegExp): Response | null {
  const { status, headers, redirected, url } = response;
  const isCacheable =
    status === OK &&
    type.test(headers.get('Content-Type') ?? '') &&
    !headers.get('Cache-Control')?.includes('no-store') &&
    (!redirected || placeOf(url) === placeOf(request.url));
  return isCacheable ? direct(response) : null;
}

/** Returns a plugin that caches only responses of this content type. */
export const only = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => cacheable(request, response, type),
});

/** Caches one response for each page, whatever the query of its address. */
export const onePlace: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => placeOf(request.url),
};
