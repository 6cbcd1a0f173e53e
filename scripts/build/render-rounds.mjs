import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordPage } from './changed/page-dependencies.mjs';
import { planChanges } from './changed/plan-changes.mjs';
import { contentWithout, excludedFrom } from './exclude-documents.mjs';
import { fileAt } from './file-at.mjs';
import { PAGE_FILES, renderPages } from './render-pages.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */
/** @typedef {import('./share/card.mjs').ShareCard} ShareCard */

/**
 * Renders pages in rounds. A document that cannot be rendered is excluded, and the pages that show
 * it or link to it are rendered again, until no page refers to such a document.
 * @param {import('./render-site.mjs').SiteRenderer} site
 * @param {object} round
 * @param {import('./changed/page-dependencies.mjs').Dependencies} round.dependencies records what each
 * page is rendered from.
 * @param {PublicContent} round.content as `digested`.
 * @param {readonly string[]} round.toRender addresses.
 * @param {string} round.folder
 * @param {ReadonlySet<string>} round.missed
 * @returns {Promise<{
 *   content: PublicContent, rendered: readonly string[], cards: readonly ShareCard[],
 *   failed: ReadonlyMap<string, string>,
 * }>} the content without the excluded documents, and the reasons for excluding them.
 */
export async function renderRounds(site, { dependencies, content, toRender, folder, missed }) {
  /** Keyed by address: all pages of a list share one card. @type {Map<string, ShareCard>} */
  const cards = new Map();
  const failed = await renderPages(site, toRender, folder, (address, page) => {
    recordPage(dependencies, address, page, missed);
    if (page.shareCard !== null) cards.set(page.shareCard.address, page.shareCard);
  });
  if (failed.size === 0) return { content, rendered: toRender, cards: [...cards.values()], failed };

  for (const document of failed.keys()) site.exclude(document);
  const now = contentWithout(content, excludedFrom(content, failed));
  const addresses = site.addresses(now).map(({ address }) => address);
  const next = await planChanges(site, { dependencies, before: content, now, addresses, missed });
  for (const address of [...next.toRender, ...next.gone]) dependencies.pages.delete(address);
  for (const address of next.gone) {
    for (const file of PAGE_FILES) rmSync(join(folder, fileAt(address), file), { force: true });
  }
  const last = await renderRounds(site, {
    dependencies,
    content: now,
    toRender: next.toRender,
    folder,
    missed,
  });
  for (const card of last.cards) cards.set(card.address, card);
  const shown = new Set([...dependencies.pages.values()].map(({ card }) => card));
  return {
    content: last.content,
    rendered: [...new Set([...toRender, ...last.rendered])].filter((address) =>
      dependencies.pages.has(address),
    ),
    cards: [...cards.values()].filter(({ address }) => shown.has(address)),
    failed: new Map([...failed, ...last.failed]),
  };
}
