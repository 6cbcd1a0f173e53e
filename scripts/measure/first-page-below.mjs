import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the address of a page. If `address` ends in a slash, returns the first page of the build
 * below that address, otherwise `address` itself.
 * @param {string} dir folder of the build.
 * @param {string} address
 */
export function firstPage(dir, address) {
  if (address === '/' || !address.endsWith('/')) return address;
  const pages = readdirSync(join(dir, address)).sort();
  const first = pages.find((name) => existsSync(join(dir, address, name, 'index.html')));
  if (first === undefined) throw new Error(`The build has no page below ${address}`);
  return address + encodeURIComponent(first);
}
