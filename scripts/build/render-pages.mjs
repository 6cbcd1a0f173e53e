import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from './check-files.mjs';
import { errorReason } from './error-reason.mjs';
import { fileAt } from './file-at.mjs';
import { inParallel } from './in-parallel.mjs';
import { progress } from './progress.mjs';

/**
 * Number of pages that are rendered at the same time. A larger number would not make builds faster,
 * because one thread renders all pages and the CMS limits how fast content can be read.
 */
export const PAGES_AT_ONCE = 8;

/**
 * @typedef {object} RenderedPage
 * @property {200 | 404} status
 * @property {string} html
 * @property {string} data the dehydrated state, as JSON.
 * @property {ReadonlySet<string>} tags documents and lists from which the page was rendered.
 * @property {import('./share-pictures/card-layout.mjs').ShareCard | null} shareCard
 * @property {readonly string[]} problems what an editor should correct in the page's own document.
 * @property {string | null} searchEntry entry of the page's document in the search index, as JSON.
 */

/**
 * @typedef {object} PageSource
 * @property {(address: string) => Promise<RenderedPage>} renderPage
 * @property {(address: string) => string | null} documentAt returns the key of the document whose
 * page has this address; `null` for other pages.
 * @property {(address: string, error: unknown) => Promise<readonly string[]>} documentsToBlame
 * returns the keys of the documents that made a page fail with this error.
 */

/**
 * Names of a page's files. They are in a folder with the page's path, as static hosts expect:
 * `about/index.html` for `/about`.
 */
export const PAGE_FILES = ['index.html', 'page.json'];

/** Path segments that cannot be file names. */
const NO_NAMES = ['', '.', '..'];
const LONGEST_NAME_BYTES = 200;

/**
 * Returns whether a static host can find the file of this address. Hosts decode `%2F` to a slash,
 * so an encoded slash cannot be part of a file name.
 * @param {string} address
 */
function canBeFile(address) {
  const path = decodeURI(address);
  const names = path.split('/').slice(1);
  return (
    path === decodeURIComponent(address) &&
    names.every((name) => !NO_NAMES.includes(name) && Buffer.byteLength(name) <= LONGEST_NAME_BYTES)
  );
}

/**
 * Renders pages into a folder, and writes the dehydrated state of each page beside the HTML file.
 * When a page cannot be rendered because of a document, the other pages are still rendered. Rejects
 * when the failure cannot be attributed to a document.
 * @param {PageSource} site
 * @param {readonly string[]} addresses
 * @param {string} folder
 * @param {(address: string, page: RenderedPage) => void} onPage called for each page that exists.
 * @returns {Promise<ReadonlyMap<string, string>>} the reasons why documents cannot be rendered, by
 * document key.
 */
export async function renderPages(site, addresses, folder, onPage) {
  const { done, end } = progress(addresses.length, 'pages');
  /** @type {Map<string, string>} */
  const failed = new Map();

  /** @param {string} address */
  async function render(address) {
    const document = site.documentAt(address);
    if (document !== null && !canBeFile(address)) {
      failed.set(document, 'its id cannot stand in an address of the site');
      return;
    }
    const page = await site.renderPage(address);
    if (page.status === 200) {
      checkPage(address, page);
      const pageFolder = join(folder, fileAt(address));
      mkdirSync(pageFolder, { recursive: true });
      writeFileSync(join(pageFolder, 'index.html'), page.html);
      writeFileSync(join(pageFolder, 'page.json'), page.data);
      onPage(address, page);
    } else if (document !== null) {
      failed.set(document, 'the CMS lists it, and does not have it under its id');
    }
  }

  await inParallel(PAGES_AT_ONCE, addresses, async (address) => {
    await render(address).catch(async (error) => {
      const documents = await site.documentsToBlame(address, error);
      if (documents.length === 0) {
        throw new Error(`${address} could not be rendered: ${errorReason(error)}.`, {
          cause: error,
        });
      }
      for (const document of documents) {
        failed.set(document, `it cannot be rendered: ${errorReason(error)}`);
      }
    });
    done();
  });
  end();
  return failed;
}
