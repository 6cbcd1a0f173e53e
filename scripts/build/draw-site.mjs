import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digested } from './changed/digested.mjs';
import { keepCompressed, keepFiles } from './changed/keep-files.mjs';
import { noNotes, notePage, prunedNotes } from './changed/note-page.mjs';
import { planChanges } from './changed/plan-changes.mjs';
import { compressFiles, compressionOf } from './compress-files.mjs';
import { drawPages, PAGE_FILES } from './draw-pages.mjs';
import { reasonOf } from './reason-of.mjs';
import { drawSharePictures } from './share/draw-share-pictures.mjs';

/** @typedef {import('./changed/note-page.mjs').Notes} Notes */
/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * What `siteRenderer` of `src/entry-render.tsx` answers, as far as it is asked here.
 * @typedef {import('./changed/plan-changes.mjs').Site & {
 *   content: () => Promise<PublicContent>,
 *   addresses: () => Promise<readonly { address: string }[]>,
 *   files: () => Promise<ReadonlyMap<string, string>>,
 *   renderPage: (address: string) => Promise<import('./draw-pages.mjs').RenderedPage>,
 * }} SiteRenderer
 */

/**
 * All that is to be known of a site to build it anew where it changed.
 * @typedef {object} DrawnSite
 * @property {PublicContent} content as `digested`.
 * @property {Notes} notes
 * @property {string} shell `index.html` as the build of the code has made it.
 * @property {readonly string[]} code files that were there before a page was drawn.
 * @property {number} compression
 */

/**
 * A page of an address that has none: search engines are not to keep it.
 * @param {string} shell
 */
export const notFoundPage = (shell) =>
  shell.replace(
    '</title>',
    '</title>\n    <meta name="robots" content="noindex" data-until-page />',
  );

/** @param {string} folder @returns {readonly string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

const fileAt = (/** @type {string} */ address) => decodeURI(address).slice(1);

/**
 * The files of an earlier build that this one still needs.
 * @param {Notes} notes
 */
const filesOf = ({ pages, questions }) => [
  ...[...pages.keys()].flatMap((page) => PAGE_FILES.map((file) => join(fileAt(page), file))),
  ...new Set([...pages.values()].flatMap(({ card }) => (card === null ? [] : [fileAt(card)]))),
  ...new Set([...questions.values()].flatMap(({ pictures }) => pictures.map(fileAt))),
];

/**
 * Draws all pages of a site into a folder that holds its code, or those of them that changed.
 * @param {SiteRenderer} site
 * @param {object} place
 * @param {string} place.folder
 * @param {string} place.sharePictures where those of earlier builds are kept.
 * @param {string} place.shell
 * @param {ReadonlySet<string>} [place.missed] addresses of pictures that did not come, as it grows.
 * @param {(DrawnSite & { folder: string }) | null} place.before what stands in another folder.
 * @returns {Promise<(DrawnSite & { drawn: readonly string[], gone: readonly string[] }) | null>}
 * `null` where it would be the same: the folder is of no use then.
 */
export async function drawSite(site, { folder, sharePictures, shell, missed = new Set(), before }) {
  const notRead = (/** @type {unknown} */ error) => {
    throw new Error(`The catalogue could not be read: ${reasonOf(error)}.`, { cause: error });
  };
  const code = before?.code ?? filesIn(folder).filter((name) => name !== 'index.html');
  const content = digested(await site.content().catch(notRead));
  const addresses = (await site.addresses().catch(notRead)).map(({ address }) => address);

  const notes = before?.notes ?? noNotes();
  const state = { notes, before: before?.content ?? content, now: content, addresses, missed };
  const plan = before === null ? null : await planChanges(site, state).catch(notRead);
  const { drawn, gone } = plan ?? { drawn: addresses, gone: [] };
  const isSame = JSON.stringify(before?.content) === JSON.stringify(content);
  if (isSame && drawn.length + gone.length === 0) return null;
  const beside = await site.files().catch(notRead);

  const folders = before && { from: before.folder, to: folder };
  for (const [address, text] of beside) writeFileSync(join(folder, address), text);
  writeFileSync(join(folder, '404.html'), notFoundPage(shell));
  if (folders) keepFiles(code, folders);
  for (const address of [...drawn, ...gone]) notes.pages.delete(address);
  /** By their addresses: all pages of a list have one. @type {Map<string, import('./share/card.mjs').ShareCard>} */
  const cards = new Map();
  await drawPages(site.renderPage, drawn, folder, (address, page) => {
    notePage(notes, address, page, missed);
    if (page.shareCard !== null) cards.set(page.shareCard.address, page.shareCard);
  });
  await drawSharePictures([...cards.values()], { folder, cache: sharePictures });

  const living = prunedNotes(notes);
  const made = new Set(filesIn(folder));
  const kept = filesOf(living).filter((name) => !made.has(name));
  if (folders) keepFiles(kept, folders);
  const compression = compressionOf(folder);
  if (folders && before?.compression === compression) keepCompressed([...code, ...kept], folders);
  await compressFiles(folder);
  return { content, notes: living, shell, code, compression, drawn, gone };
}
