import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('../../src/application/content/public-content').PublicContent} PublicContent */

/**
 * The index of a longer list would be too large for a phone on a slow network: 100 kB compressed.
 */
const MAX_ENTRIES = 500;

/** The address of the index of each content type. @type {Readonly<Record<string, string>>} */
const INDEXES = JSON.parse(
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
 * Writes empty indexes, for a site whose pages no build renders.
 * @param {string} folder
 */
export function writeNoSearchIndexes(folder) {
  for (const address of Object.values(INDEXES)) writeFileSync(join(folder, address), NO_INDEX);
}
