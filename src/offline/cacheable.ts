import type { WorkboxPlugin } from 'workbox-core';

const OK = 200;

/** Of a page there is one document, with or without a slash at its end and whatever its query. */
export const placeOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(.)\/$/u, '$1');
};

/** A browser shows no answer that came by a detour as the answer to a navigation. */
export const direct = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response;

export const TYPES = {
  page: /^text\/html\b/u,
  data: /^application\/json\b/u,
  /**
   * Some hosts answer with a page where a file is gone: kept, it would stand for the file for good.
   */
  file: /^(?!text\/html)/u,
} as const;

/** An error is not kept, nor what its sender forbids to keep, nor what another address answered. */
export function keepable(request: Request, response: Response, type: RegExp): Response | null {
  const { status, headers, redirected, url } = response;
  const isKeepable =
    status === OK &&
    type.test(headers.get('Content-Type') ?? '') &&
    !headers.get('Cache-Control')?.includes('no-store') &&
    (!redirected || placeOf(url) === placeOf(request.url));
  return isKeepable ? direct(response) : null;
}

/** Keeps answers of that type. */
export const only = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => keepable(request, response, type),
});

/** Keeps one answer a place. */
export const onePlace: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => placeOf(request.url),
};
