/** @typedef {import('./render-site.mjs').SiteRenderer} SiteRenderer */
/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/**
 * Maximum number of pages that an update renders, so that an update is fast even when thousands of
 * pages show a changed document. The next whole build renders the other pages.
 */
const MAX_PAGES = 60;

/**
 * Returns the cache tags of the pages that show a changed document. Batches, questions and the
 * texts of a page have no address, or their address is unknown. Such a document may appear on every
 * page that reads its type, so the tag of the type is included.
 * @param {string} document
 * @param {SiteRenderer['addressOf']} addressOf
 */
const tagsOf = (document, addressOf) =>
  addressOf(document) === null ? [document, document.replace(/\/.*$/u, '')] : [document];

/**
 * Returns the addresses of at most `MAX_PAGES` pages to render: the documents' own pages first,
 * then home and the lists, then other pages that show the documents.
 * @param {SiteRenderer} site
 * @param {Manifest['pages']} pages
 * @param {readonly string[]} documents
 */
export function addressesToRender({ overviews, addressOf }, pages, documents) {
  const own = documents.map(addressOf).filter((address) => address !== null);
  const changed = new Set(documents.flatMap((document) => tagsOf(document, addressOf)));
  const showing = Object.entries(pages)
    .filter(([, { tags }]) => tags.some((tag) => changed.has(tag)))
    .map(([address]) => address);
  return [...new Set([...own, ...overviews, ...showing])].slice(0, MAX_PAGES);
}
