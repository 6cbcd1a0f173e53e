import { keepable, TYPES } from './cacheable';
import { keepOfflinePage } from './offline-page';
import { code } from './strategies';

async function keepFile(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address);
  const [response, kept] = code.handleAll({ event, request });
  if (keepable(request, await response, TYPES.file) === null) {
    throw new Error(`${address} answered ${(await response).status}`);
  }
  await kept;
}

/**
 * Keeps what has to be there before there is no network. A browser that showed a page of this
 * version has most of it at hand, and asks nobody.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all(__SHELL__.files.map((address) => keepFile(event, address)));
  await keepOfflinePage();
}
