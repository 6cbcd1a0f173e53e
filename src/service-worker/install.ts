import { cacheable, TYPES } from './cacheable';
import { cacheOfflinePage } from './offline-page';
import { code } from './strategies';

async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address);
  const [response, cached] = code.handleAll({ event, request });
  if (cacheable(request, await response, TYPES.file) === null) {
    throw new Error(`${address} answered ${(await response).status}`);
  }
  await cached;
}

/**
 * Caches the files that the site needs offline. A browser that has shown a page of this version has
 * most of these files in its HTTP cache and does not download them again.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all(__SHELL__.files.map((address) => cacheFile(event, address)));
  await cacheOfflinePage();
}
