import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * The index of a longer list would be too large for a phone on a slow network: 100 kB compressed.
 */
const MOST_ENTRIES = 500;

const { products: PRODUCT_INDEX, posts: POST_INDEX } = JSON.parse(
  readFileSync(join(ROOT, 'src/adapters/search-index/search-indexes.json'), 'utf8'),
);

/** Tells browsers to search through the CMS. A missing file would log an error in their console. */
const NO_INDEX = '{"unsupportedFilters":[],"items":null}';

/**
 * The search indexes that browsers use, by address. An entry is created together with the page of
 * its document, so that both agree. A list that is too long has no index, and neither has the
 * catalogue that is embedded in the code.
 * @param {(address: string) => string | null} documentAt
 * @param {PublicContent} content
 * @param {import('./changed/page-dependencies.mjs').Dependencies['pages']} pages
 * @returns {ReadonlyMap<string, string>}
 */
export function searchIndexFiles(documentAt, { products, posts }, pages) {
  const entries = new Map(
    [...pages].map(([address, { searchEntry }]) => [documentAt(address), searchEntry]),
  );
  /** @param {string} kind @param {typeof products | typeof posts} list */
  const fileOf = (kind, { items, unsupportedFilters }) => {
    const found = items.map(({ id }) => entries.get(`${kind}/${id}`));
    const isIndexed = found.length <= MOST_ENTRIES && found.every((entry) => entry);
    return isIndexed
      ? `{"unsupportedFilters":${unsupportedFilters || '[]'},"items":[${found.join(',')}]}`
      : NO_INDEX;
  };
  return new Map([
    [PRODUCT_INDEX, fileOf('product', products)],
    [POST_INDEX, fileOf('post', posts)],
  ]);
}

/**
 * Writes empty indexes, for a site whose pages no build renders.
 * @param {string} folder
 */
export function writeNoSearchIndexes(folder) {
  for (const address of [PRODUCT_INDEX, POST_INDEX]) writeFileSync(join(folder, address), NO_INDEX);
}
