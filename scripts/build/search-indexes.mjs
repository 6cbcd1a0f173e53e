import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

/**
 * Maximum number of entries in an index. The index of a longer list would be larger than 100 kB
 * compressed, which is too much for a phone on a slow network.
 */
const MAX_ENTRIES = 500;

/** Address of the search index, by content type. @type {Readonly<Record<string, string>>} */
const INDEXES = JSON.parse(
  readFileSync(join(ROOT, 'src/adapters/search-index/search-indexes.json'), 'utf8'),
);

/**
 * Content of the index file of a list without an index. Browsers that read it send searches to the
 * CMS. If the file were missing, browsers would log an error in the console.
 */
const NO_INDEX = '{"unsupportedFilters":[],"items":null}';

/**
 * Returns the search index files for browsers, by address. An entry is created together with the
 * page of its document, so that both have the same content. The file of a list contains `NO_INDEX`
 * when the list is too long, or when the content is embedded in the site's code.
 * @param {(address: string) => string | null} documentAt returns the key of the document whose page
 * has this address; `null` for other pages.
 * @param {PublicContent} content
 * @param {ReadonlyMap<string, { searchEntry: string | null }>} pages by address.
 * @returns {ReadonlyMap<string, string>}
 */
export function searchIndexFiles(documentAt, content, pages) {
  const entries = new Map(
    [...pages].map(([address, { searchEntry }]) => [documentAt(address), searchEntry]),
  );
  return new Map(
    Object.entries(content).flatMap(([type, { items, unsupportedFilters }]) => {
      const address = INDEXES[type];
      if (address === undefined) return [];
      const found = items.map(({ id }) => entries.get(`${type}/${id}`));
      const isIndexed = found.length <= MAX_ENTRIES && found.every((entry) => entry);
      const index = `{"unsupportedFilters":${unsupportedFilters || '[]'},"items":[${found.join(',')}]}`;
      return [/** @type {const} */ ([address, isIndexed ? index : NO_INDEX])];
    }),
  );
}

/**
 * Writes `NO_INDEX` to the file of each search index, for a site whose pages are not prerendered.
 * @param {string} folder
 */
export function writeNoSearchIndexes(folder) {
  for (const address of Object.values(INDEXES)) writeFileSync(join(folder, address), NO_INDEX);
}
