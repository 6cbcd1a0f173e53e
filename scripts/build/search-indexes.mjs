import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/** The index of a longer list would be too much for a phone on a slow network: 100 kB, compressed. */
const MOST_ENTRIES = 500;

/**
 * The files from which browsers search the release, by their addresses. Each entry says what the page of its document
 * says, since both are made together. The file of a list that is too long has `null` for items: such a list is searched
 * by asking the CMS.
 * @param {object} site
 * @param {(address: string) => string | null} site.documentAt
 * @param {Readonly<Record<'products' | 'posts', string>> | null} site.searchIndexes `null` for the embedded catalogue.
 * @param {PublicContent} content
 * @param {import('./changed/note-page.mjs').Notes['pages']} pages
 * @returns {ReadonlyMap<string, string>}
 */
export function searchIndexFiles({ documentAt, searchIndexes }, { products, posts }, pages) {
  if (searchIndexes === null) return new Map();
  const entries = new Map(
    [...pages].map(([address, { searchEntry }]) => [documentAt(address), searchEntry]),
  );
  /** @param {string} kind @param {typeof products | typeof posts} list */
  const fileOf = (kind, { items, lacks }) => {
    const found = items.map(({ id }) => entries.get(`${kind}/${id}`));
    const isIndexed = found.length <= MOST_ENTRIES && found.every((entry) => entry);
    return `{"lacks":${lacks || '[]'},"items":${isIndexed ? `[${found.join(',')}]` : null}}`;
  };
  return new Map([
    [searchIndexes.products, fileOf('product', products)],
    [searchIndexes.posts, fileOf('post', posts)],
  ]);
}

const ADDRESSES = join(ROOT, 'src/adapters/search-index/search-indexes.json');

/**
 * Says of a site whose pages no build renders that it has no indexes. A missing file would be an error in the console.
 * @param {string} folder
 */
export function writeNoSearchIndexes(folder) {
  const addresses = /** @type {Record<string, string>} */ (
    JSON.parse(readFileSync(ADDRESSES, 'utf8'))
  );
  for (const address of Object.values(addresses)) {
    writeFileSync(join(folder, address), '{"lacks":[],"items":null}');
  }
}
