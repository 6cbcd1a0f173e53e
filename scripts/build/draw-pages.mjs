import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * @property {readonly import('../../src/composition/recorded-use-cases').RecordedCall[]} calls
 * @property {import('./share/card.mjs').ShareCard | null} shareCard
 */

/** The files of a page, as hosts of static files look for it: `/about` → `about/index.html`. */
export const PAGE_FILES = ['index.html', 'page.json'];

/**
 * Draws pages into a folder. What each was made of lies beside it.
 * @param {(address: string) => Promise<RenderedPage>} renderPage
 * @param {readonly string[]} addresses
 * @param {string} folder
 * @param {(address: string, page: RenderedPage) => void} onPage is told of each that is there: what
 * was taken away since it was listed is left out, as from every list.
 */
export async function drawPages(renderPage, addresses, folder, onPage) {
  const { done, end } = progress(addresses.length, 'pages');
  await inParallel(PAGES_AT_ONCE, addresses, async (address) => {
    const page = await renderPage(address).catch((error) => {
      throw new Error(`${address} could not be drawn: ${reasonOf(error)}.`, { cause: error });
    });
    if (page.status === 200) {
      const of = join(folder, decodeURI(address));
      mkdirSync(of, { recursive: true });
      writeFileSync(join(of, 'index.html'), page.html);
      writeFileSync(join(of, 'page.json'), page.data);
      onPage(address, page);
    }
    done();
  });
  end();
}
