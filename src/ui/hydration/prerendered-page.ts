import { DEHYDRATED_STATE_ID } from './dehydrated-state-id';

const PRERENDERED = `#${DEHYDRATED_STATE_ID}, title, link[rel=canonical], meta:is([name=description], [name=robots], [property^='og:'], [name^='twitter:']), script[type='application/ld+json']`;

/**
 * Path of the offline page. The service worker serves it when there is no network and the requested
 * page is not cached.
 */
export const OFFLINE_PAGE = '/offline';

const withoutSlash = (path: string): string => path.replace(/(.)\/$/u, '$1');

/** The path that this document was prerendered for; `undefined` if it was not prerendered. */
export const prerenderedPath = (): string | undefined =>
  document.getElementById(DEHYDRATED_STATE_ID)?.dataset['page'];

/**
 * Whether this document was prerendered for its current address. The offline page counts as
 * prerendered for every address.
 */
export const isPrerenderedHere = (): boolean => {
  const path = prerenderedPath();
  if (path === undefined) return false;
  return path === OFFLINE_PAGE || withoutSlash(path) === withoutSlash(location.pathname);
};

/** Removes from a prerendered document all elements that the client renders itself. */
export function discardPrerenderedPage(): void {
  if (document.getElementById(DEHYDRATED_STATE_ID) === null) return;
  document.getElementById('root')?.replaceChildren();
  for (const element of document.querySelectorAll(PRERENDERED)) element.remove();
}
