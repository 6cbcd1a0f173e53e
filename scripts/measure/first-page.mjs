import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page of a build: `/about` itself, or the first page below a path that ends in a slash.
 * @param {string} dir of the build.
 * @param {string} address
 */
export function firstPage(dir, address) {
  if (address === '/' || !address.endsWith('/')) return address;
  const pages = readdirSync(join(dir, address)).sort();
  const first = pages.find((name) => existsSync(join(dir, address, name, 'index.html')));
  if (first === undefined) throw new Error(`The build has no page below ${address}`);
  return address + encodeURIComponent(first);
}
