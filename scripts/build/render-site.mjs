import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';
import { assembleSite } from './changed/assemble-site.mjs';
import { keepFiles } from './changed/keep-files.mjs';
import { copiedNotes, noNotes, prunedNotes } from './changed/note-page.mjs';
import { planChanges } from './changed/plan-changes.mjs';
import { readContent } from './changed/read-content.mjs';
import { checkFile } from './check-files.mjs';
import { fileAt } from './file-at.mjs';
import { contentWithout, leftOutOf, stillLeftOut } from './leave-out.mjs';
import { reasonOf } from './reason-of.mjs';
import { renderRounds } from './render-rounds.mjs';
import { searchIndexFiles } from './search-indexes.mjs';
import { renderSharePictures } from './share/render-share-pictures.mjs';
import { unreadParts } from './unread-parts.mjs';

/** @typedef {import('./changed/note-page.mjs').Notes} Notes */
/** @typedef {import('./leave-out.mjs').LeftOut} LeftOut */
/** @typedef {import('./unread-parts.mjs').UnreadPart} UnreadPart */
/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * What `siteRenderer` of `src/entry-render.tsx` answers, as far as it is asked here.
 * @typedef {import('./changed/plan-changes.mjs').Site & import('./changed/read-content.mjs').Lists &
 *   import('./render-pages.mjs').PageSource & {
 *   addresses: (content: PublicContent) => readonly { address: string }[],
 *   files: (content: PublicContent, onProblem: (address: string, reason: unknown) => void) =>
 *     Promise<ReadonlyMap<string, string>>,
 *   failurePages: () => Promise<ReadonlyMap<string, string>>,
 *   leaveOut: (document: string) => void,
 *   foundProblems: () => readonly import('./unread-parts.mjs').Found[],
 *   readWhole: ReadonlySet<string>,
 * }} SiteRenderer
 */

/**
 * All that is to be known of a site to build it anew where it changed.
 * @typedef {object} DrawnSite
 * @property {PublicContent} content as `digested`, without what is left out.
 * @property {readonly LeftOut[]} leftOut documents that no page can be made of.
 * @property {readonly UnreadPart[]} unread what of documents could not be read.
 * @property {Notes} notes
 * @property {string} shell `index.html` as the build of the code has made it.
 * @property {readonly string[]} code files that were there before a page was drawn.
 * @property {readonly string[]} beside files that stand beside the pages: the site map, feeds and the like.
 * @property {number} compression
 * @property {readonly string[] | null} touched the files in which it differs from the one before,
 * without the compressed ones beside them; `null` where those are all.
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

/** @param {DrawnSite | null} before @param {Notes} notes */
const goneFrom = (before, notes) =>
  [...(before?.notes.pages.keys() ?? [])].filter((address) => !notes.pages.has(address));

/** What a service worker shows without a network; nothing leads to it. */
const OFFLINE_PAGE = '/offline';

/**
 * What hosts answer to a form that nobody takes.
 * @param {SiteRenderer} site
 * @param {string} folder
 */
async function writeFailurePages({ failurePages }, folder) {
  for (const [address, html] of await failurePages()) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}

/** @param {SiteRenderer} site @param {string} folder */
async function drawOfflinePage({ renderPage }, folder) {
  const { html } = await renderPage(OFFLINE_PAGE);
  mkdirSync(join(folder, OFFLINE_PAGE), { recursive: true });
  writeFileSync(join(folder, OFFLINE_PAGE, 'index.html'), html);
}

/** @param {SiteRenderer} site @param {string} folder */
async function drawHome({ renderPage }, folder) {
  const { html, data } = await renderPage('/');
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'page.json'), data);
}

/**
 * Draws all pages of a site into a folder that holds its code, or those of them that changed.
 * @param {SiteRenderer} site
 * @param {object} place
 * @param {string} place.folder
 * @param {string} place.sharePictures where those of earlier builds are kept.
 * @param {string} place.shell
 * @param {ReadonlySet<string>} [place.missed] addresses of pictures that did not come, as it grows.
 * @param {() => readonly import('./unread-parts.mjs').Found[]} [place.pictureProblems] what is wrong with documents' pictures.
 * @param {(DrawnSite & { folder: string }) | null} place.before what stands in another folder; it stays as it is.
 * @param {boolean} [place.onlyEdits] whether nothing but edits has come since: see `readContent`.
 * @param {(twin: string) => boolean} [place.cloneRelease] as in `assembleSite`.
 * @param {(content: PublicContent) => void} [place.onContent] is told what the lists say, as `digested`; it may throw.
 * @param {((folder: string) => void) | null} [place.onHome] called with the folder of home and its files, before the
 * other pages are rendered. Home is rendered again together with them.
 * @returns {Promise<(DrawnSite & { drawn: readonly string[], gone: readonly string[] }) | null>}
 * `null` where it would be the same: the folder is of no use then.
 */
export async function renderSite(
  site,
  {
    folder,
    sharePictures,
    shell,
    missed = new Set(),
    pictureProblems = () => [],
    before,
    onlyEdits = false,
    cloneRelease = () => false,
    onContent = () => {},
    onHome = null,
  },
) {
  const notRead = (/** @type {unknown} */ error) => {
    throw new Error(`The catalogue could not be read: ${reasonOf(error)}.`, { cause: error });
  };
  // They show no content: they are the code's.
  if (before === null) {
    await drawOfflinePage(site, folder);
    await writeFailurePages(site, folder);
  }
  const code = before?.code ?? filesIn(folder).filter((name) => name !== 'index.html');
  if (onHome !== null) {
    await drawHome(site, folder).then(
      () => onHome(folder),
      // The others may do without what it lacks, and tell what that is.
      (error) => console.warn(`Home could not be rendered ahead of the rest: ${reasonOf(error)}`),
    );
  }
  const leftOutBefore = before?.leftOut ?? [];
  // What is left out is not in the lists as they are known, so that edits of it are not told.
  const known = onlyEdits && leftOutBefore.length === 0 ? (before?.content ?? null) : null;
  const { listed, isWhole } = await readContent(site, known).catch(notRead);
  onContent(listed);
  const leftOut = [...stillLeftOut(listed, leftOutBefore)];
  for (const { document } of leftOut) site.leaveOut(document);
  const content = contentWithout(listed, leftOut);

  const notes = before === null ? noNotes() : copiedNotes(before.notes);
  const addresses = site.addresses(content).map(({ address }) => address);
  const state = { notes, before: before?.content ?? content, now: content, addresses, missed };
  const plan = before === null ? null : await planChanges(site, state).catch(notRead);
  const { drawn, gone } = plan ?? { drawn: addresses, gone: [] };
  const unread = () =>
    unreadParts({
      before: before?.unread ?? [],
      found: [...site.foundProblems(), ...pictureProblems()],
      readWhole: site.readWhole,
      content: listed,
      isWhole,
    });
  const isSame =
    JSON.stringify([before?.content, before?.unread]) === JSON.stringify([content, unread()]);
  if (isSame && drawn.length + gone.length === 0) return null;

  for (const address of [...drawn, ...gone]) notes.pages.delete(address);
  const round = { notes, content, drawn, folder, missed };
  const rendered = await renderRounds(site, round);
  leftOut.push(...leftOutOf(content, rendered.failed));

  const folders = before && { from: before.folder, to: folder };
  const problemAt = (/** @type {string} */ address, /** @type {string} */ problem) => {
    const page = notes.pages.get(address);
    if (page) notes.pages.set(address, { ...page, problems: [...page.problems, problem] });
  };
  const inFeeds = (/** @type {string} */ address, /** @type {unknown} */ reason) =>
    problemAt(address, `left out of the feeds: ${reasonOf(reason)}`);
  const files = new Map([
    ...(await site.files(rendered.content, inFeeds).catch(notRead)),
    ...searchIndexFiles(site.documentAt, rendered.content, notes.pages),
  ]);
  for (const [address, text] of files) {
    checkFile(address, text);
    writeFileSync(join(folder, address), text);
  }
  writeFileSync(join(folder, '404.html'), notFoundPage(shell));
  if (folders) keepFiles(code, folders);
  await renderSharePictures(rendered.cards, { folder, cache: sharePictures, onProblem: problemAt });

  const made = {
    content: rendered.content,
    leftOut,
    unread: unread(),
    notes: prunedNotes(notes),
    shell,
    code,
    beside: [...files.keys()].map(fileAt),
  };
  const laid = await assembleSite(folder, made, before, cloneRelease);
  return { ...made, ...laid, drawn: rendered.drawn, gone: goneFrom(before, notes) };
}
