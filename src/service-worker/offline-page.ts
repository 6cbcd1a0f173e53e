import { CACHES } from './cache-names';
import { direct } from './cacheable';

const ADDRESS = '/offline';

/**
 * Caches the page that the worker serves offline instead of pages that are not cached. Rejects when
 * it cannot be loaded.
 */
export async function cacheOfflinePage(): Promise<void> {
  const response = await fetch(ADDRESS, { cache: 'reload' });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  await (await caches.open(CACHES.offline)).put(ADDRESS, direct(response));
}

export const offlinePage = () => caches.match(ADDRESS, { cacheName: CACHES.offline });
