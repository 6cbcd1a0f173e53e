import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from './check-files.mjs';
import { fileAt } from './file-at.mjs';
import { inParallel } from './in-parallel.mjs';
import { progress } from './progress.mjs';
import { reasonOf } from './reason-of.mjs';

/** More at a time only wait for each other: drawing is one thread's work, reading the CMS's. */
const PAGES_AT_ONCE = 8;

/**
 * @typedef {object} RenderedPage
 * @property {200 | 404} status
 * @property {string} html
 * @property {string} data
 * @property {readonly import('../../src/composition/tracked-use-cases').TrackedCall[]} calls
 * @property {import('./share/card.mjs').ShareCard | null} shareCard
 * @property {readonly string[]} problems what an editor should mend in the page's own document.
 * @property {string | null} searchEntry of its document in the search index, as JSON.
 */

/**
 * @typedef {object} PageSource
 * @property {(address: string) => Promise<RenderedPage>} renderPage
 * @property {(address: string) => string | null} documentAt the document that a page is of.
 * @property {(address: string, error: unknown) => Promise<readonly string[]>} documentsToBlame
 */

/** The files of a page, as hosts of static files look for it: `/about` → `about/index.html`. */
export const PAGE_FILES = ['index.html', 'page.json'];

/** What a path makes of no name. */
const NO_NAMES = ['', '.', '..'];
const LONGEST_NAME_BYTES = 200;

/**
 * Whether hosts of files find a file by an address as the site writes it. They decode a slash too.
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
 * Renders pages into a folder. What each was made of lies beside it. Where a document of the content is
 * the reason why a page cannot be rendered, the other pages are rendered all the same.
 * @param {PageSource} site
 * @param {readonly string[]} addresses
 * @param {string} folder
 * @param {(address: string, page: RenderedPage) => void} onPage is told of each that is there.
 * @returns {Promise<ReadonlyMap<string, string>>} documents that no page can be made of, and why.
 */
export async function renderPages(site, addresses, folder, onPage) {
  const { done, end } = progress(addresses.length, 'pages');
  /** @type {Map<string, string>} */
  const failed = new Map();

  /** @param {string} address */
  async function draw(address) {
    const document = site.documentAt(address);
    if (document !== null && !canBeFile(address)) {
      failed.set(document, 'its id cannot stand in an address of the site');
      return;
    }
    const page = await site.renderPage(address);
    if (page.status === 200) {
      checkPage(address, page);
      const of = join(folder, fileAt(address));
      mkdirSync(of, { recursive: true });
      writeFileSync(join(of, 'index.html'), page.html);
      writeFileSync(join(of, 'page.json'), page.data);
      onPage(address, page);
    } else if (document !== null) {
      failed.set(document, 'the CMS lists it, and does not have it under its id');
    }
  }

  await inParallel(PAGES_AT_ONCE, addresses, async (address) => {
    await draw(address).catch(async (error) => {
      const documents = await site.documentsToBlame(address, error);
      if (documents.length === 0) {
        throw new Error(`${address} could not be drawn: ${reasonOf(error)}.`, { cause: error });
      }
      for (const document of documents) {
        failed.set(document, `it cannot be rendered: ${reasonOf(error)}`);
      }
    });
    done();
  });
  end();
  return failed;
}
