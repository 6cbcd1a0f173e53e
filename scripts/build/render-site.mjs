import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';
import { assembleSite } from './changed/assemble-site.mjs';
import {
  copiedDependencies,
  noDependencies,
  prunedDependencies,
} from './changed/page-dependencies.mjs';
import { planChanges } from './changed/plan-changes.mjs';
import { readContent } from './changed/read-content.mjs';
import { reuseFiles } from './changed/reuse-files.mjs';
import { checkFile } from './check-files.mjs';
import { contentWithout, excludedFrom, stillExcluded } from './exclude-documents.mjs';
import { fileAt } from './file-at.mjs';
import { reasonOf } from './reason-of.mjs';
import { renderRounds } from './render-rounds.mjs';
import { searchIndexFiles } from './search-indexes.mjs';
import { renderSharePictures } from './share/render-share-pictures.mjs';
import { notFoundPage, renderHome, renderOfflinePage, writeFailurePages } from './single-pages.mjs';
import { unreadParts } from './unread-parts.mjs';

/** @typedef {import('./changed/page-dependencies.mjs').Dependencies} Dependencies */
/** @typedef {import('./exclude-documents.mjs').ExcludedDocument} ExcludedDocument */
/** @typedef {import('./unread-parts.mjs').UnreadPart} UnreadPart */
/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * The renderer that `siteRenderer` of `src/entry-render.tsx` returns, as far as it is used here.
 * @typedef {import('./changed/plan-changes.mjs').Site & import('./changed/read-content.mjs').Lists &
 *   import('./render-pages.mjs').PageSource & {
 *   addresses: (content: PublicContent) => readonly { address: string }[],
 *   files: (content: PublicContent, onProblem: (address: string, reason: unknown) => void) =>
 *     Promise<ReadonlyMap<string, string>>,
 *   failurePages: () => Promise<ReadonlyMap<string, string>>,
 *   exclude: (document: string) => void,
 *   foundProblems: () => readonly import('./unread-parts.mjs').Found[],
 *   readWhole: ReadonlySet<string>,
 * }} SiteRenderer
 */

/**
 * Everything that an incremental build needs to know about the site before it.
 * @typedef {object} RenderedSite
 * @property {PublicContent} content as `digested`, without the excluded documents.
 * @property {readonly ExcludedDocument[]} excluded documents that cannot be rendered.
 * @property {readonly UnreadPart[]} unread parts of documents that could not be read.
 * @property {Dependencies} dependencies
 * @property {string} shell the built `index.html`.
 * @property {readonly string[]} code files that existed before any page was rendered.
 * @property {readonly string[]} beside files that accompany the pages: sitemap, feeds and the like.
 * @property {number} compression
 * @property {readonly string[] | null} touched the files that differ from the previous site,
 * without their compressed variants; `null` when all differ.
 */

/** @param {RenderedSite | null} before @param {Dependencies} dependencies */
const goneFrom = (before, dependencies) =>
  [...(before?.dependencies.pages.keys() ?? [])].filter(
    (address) => !dependencies.pages.has(address),
  );

/**
 * Renders all pages of a site, or only the changed ones, into a folder that holds its code.
 * @param {SiteRenderer} site
 * @param {object} place
 * @param {string} place.folder
 * @param {string} place.sharePictures cache of the share pictures of earlier builds.
 * @param {string} place.shell
 * @param {ReadonlySet<string>} [place.missed] addresses of pictures that could not be fetched; it
 * grows during the build.
 * @param {() => readonly import('./unread-parts.mjs').Found[]} [place.pictureProblems] problems
 * with documents' pictures.
 * @param {(RenderedSite & { folder: string }) | null} place.before the previous site in another
 * folder, which is not modified.
 * @param {boolean} [place.onlyEdits] whether the content has only been edited since: see
 * `readContent`.
 * @param {(clone: string) => boolean} [place.cloneRelease] as in `assembleSite`.
 * @param {(content: PublicContent) => void} [place.onContent] receives the lists, as `digested`; it
 * may throw to stop the build.
 * @param {((folder: string) => void) | null} [place.onHome] called with the folder of home and its
 * files, before the other pages are rendered. Home is rendered again together with them.
 * @returns {Promise<(RenderedSite & { rendered: readonly string[], gone: readonly string[] }) | null>}
 * `null` when the site would be the same; the folder is useless then.
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
  // These pages show no content, so they count as code.
  if (before === null) {
    await renderOfflinePage(site, folder);
    await writeFailurePages(site, folder);
  }
  const code = before?.code ?? filesIn(folder).filter((name) => name !== 'index.html');
  if (onHome !== null) {
    await renderHome(site, folder).then(
      () => onHome(folder),
      // The other pages may not need what is missing here, and the full render reports the cause.
      (error) => console.warn(`Home could not be rendered ahead of the rest: ${reasonOf(error)}`),
    );
  }
  const excludedBefore = before?.excluded ?? [];
  // The recorded lists lack excluded documents, so reading only the edits would miss edits of them.
  const recorded = onlyEdits && excludedBefore.length === 0 ? (before?.content ?? null) : null;
  const { listed, isWhole } = await readContent(site, recorded).catch(notRead);
  onContent(listed);
  const excluded = [...stillExcluded(listed, excludedBefore)];
  for (const { document } of excluded) site.exclude(document);
  const content = contentWithout(listed, excluded);

  const dependencies = before === null ? noDependencies() : copiedDependencies(before.dependencies);
  const addresses = site.addresses(content).map(({ address }) => address);
  const state = {
    dependencies,
    before: before?.content ?? content,
    now: content,
    addresses,
    missed,
  };
  const plan = before === null ? null : await planChanges(site, state).catch(notRead);
  const { toRender, gone } = plan ?? { toRender: addresses, gone: [] };
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
  if (isSame && toRender.length + gone.length === 0) return null;

  for (const address of [...toRender, ...gone]) dependencies.pages.delete(address);
  const round = { dependencies, content, toRender, folder, missed };
  const rounds = await renderRounds(site, round);
  excluded.push(...excludedFrom(content, rounds.failed));

  const folders = before && { from: before.folder, to: folder };
  const problemAt = (/** @type {string} */ address, /** @type {string} */ problem) => {
    const page = dependencies.pages.get(address);
    if (page) dependencies.pages.set(address, { ...page, problems: [...page.problems, problem] });
  };
  const inFeeds = (/** @type {string} */ address, /** @type {unknown} */ reason) =>
    problemAt(address, `left out of the feeds: ${reasonOf(reason)}`);
  const files = new Map([
    ...(await site.files(rounds.content, inFeeds).catch(notRead)),
    ...searchIndexFiles(site.documentAt, rounds.content, dependencies.pages),
  ]);
  for (const [address, text] of files) {
    checkFile(address, text);
    writeFileSync(join(folder, address), text);
  }
  writeFileSync(join(folder, '404.html'), notFoundPage(shell));
  if (folders) reuseFiles(code, folders);
  await renderSharePictures(rounds.cards, { folder, cache: sharePictures, onProblem: problemAt });

  const made = {
    content: rounds.content,
    excluded,
    unread: unread(),
    dependencies: prunedDependencies(dependencies),
    shell,
    code,
    beside: [...files.keys()].map(fileAt),
  };
  const assembled = await assembleSite(folder, made, before, cloneRelease);
  return { ...made, ...assembled, rendered: rounds.rendered, gone: goneFrom(before, dependencies) };
}
