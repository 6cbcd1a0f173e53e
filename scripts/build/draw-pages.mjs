import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from './in-parallel.mjs';
import { progress } from './progress.mjs';
import { reasonOf } from './reason-of.mjs';

/** More at a time only wait for each other: drawing is one thread's work, reading the CMS's. */
const PAGES_AT_ONCE = 8;

/**
 * What `siteRenderer` of `src/entry-render.tsx` answers, as far as it is asked here.
 * @typedef {object} SiteRenderer
 * @property {() => Promise<readonly { address: string }[]>} addresses
 * @property {() => Promise<ReadonlyMap<string, string>>} files
 * @property {(address: string) => Promise<RenderedPage>} renderPage
 */

/**
 * @typedef {object} RenderedPage
 * @property {200 | 404} status
 * @property {string} html
 * @property {string} data
 * @property {ShareCard | null} shareCard
 */

/** @typedef {import('./share/card.mjs').ShareCard} ShareCard */

/**
 * Draws every page of the site into a folder, where hosts of static files look for it:
 * `/about` → `about/index.html`. What it was made of lies beside it.
 * @param {SiteRenderer} site
 * @param {string} folder
 * @returns {Promise<readonly ShareCard[]>} what the pictures are to show that stand for its pages
 * where they are shared.
 */
export async function drawPages({ addresses, files, renderPage }, folder) {
  const notRead = (/** @type {unknown} */ error) => {
    throw new Error(`The catalogue could not be read: ${reasonOf(error)}.`, { cause: error });
  };
  const all = await addresses().catch(notRead);
  for (const [address, text] of await files().catch(notRead)) {
    writeFileSync(join(folder, address), text);
  }
  /** By their addresses: all pages of a list have one. @type {Map<string, ShareCard>} */
  const cards = new Map();
  const { done, end } = progress(all.length, 'pages');
  await inParallel(PAGES_AT_ONCE, all, async ({ address }) => {
    const { status, html, data, shareCard } = await renderPage(address).catch((error) => {
      throw new Error(`${address} could not be drawn: ${reasonOf(error)}.`, { cause: error });
    });
    // Taken away since it was listed: it is left out, as from every list.
    if (status === 200) {
      const of = join(folder, decodeURI(address));
      mkdirSync(of, { recursive: true });
      writeFileSync(join(of, 'index.html'), html);
      writeFileSync(join(of, 'page.json'), data);
      if (shareCard !== null) cards.set(shareCard.address, shareCard);
    }
    done();
  });
  end();
  return [...cards.values()];
}
