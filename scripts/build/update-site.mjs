import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';
import { addressesToRender } from './addresses-to-render.mjs';
import { readManifest, writeManifest } from './build-manifest.mjs';
import { rendererOf } from './build-renderer.mjs';
import { CMS_PICTURES, SHARE_PICTURES } from './cache-folders.mjs';
import { checkPage } from './check-files.mjs';
import { compressFiles, textsOf } from './compress-files.mjs';
import { contentProblems } from './content-problems.mjs';
import { takeCopy } from './copy-build.mjs';
import { documentFiles } from './documents/document-files.mjs';
import { errorReason } from './error-reason.mjs';
import { fileAt } from './file-at.mjs';
import { inParallel } from './in-parallel.mjs';
import { mergeIntoBuild, withVariants } from './merge-into-build.mjs';
import { pictureProcessor } from './pictures/picture-processor.mjs';
import { PAGE_FILES, PAGES_AT_ONCE } from './render-pages.mjs';
import { pageRecord } from './render-site.mjs';
import { reuseUnchanged } from './reuse-files.mjs';
import { searchIndexFiles } from './search-indexes.mjs';
import { renderSharePictures } from './share-pictures/render-share-pictures.mjs';

/** @typedef {import('./render-pages.mjs').RenderedPage} RenderedPage */
/** @typedef {import('./render-site.mjs').SiteRenderer} SiteRenderer */
/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */
/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

/**
 * Renders pages into a folder. Returns the pages, and the addresses of those that no longer exist.
 * @param {SiteRenderer} site
 * @param {readonly string[]} addresses
 * @param {string} folder
 */
async function renderInto(site, addresses, folder) {
  /** @type {Map<string, RenderedPage>} */
  const pages = new Map();
  /** @type {string[]} */
  const gone = [];
  await inParallel(PAGES_AT_ONCE, addresses, async (address) => {
    const page = await site.renderPage(address);
    if (page.status === 404) {
      gone.push(address);
      return;
    }
    checkPage(address, page);
    const place = join(folder, fileAt(address));
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.html'), page.html);
    writeFileSync(join(place, 'page.json'), page.data);
    pages.set(address, page);
  });
  return { pages, gone };
}

/**
 * Renders the pages that show the changed documents, at most `MAX_PAGES`, into a copy of an earlier
 * build. The next whole build renders the other pages that show these documents, and files such as
 * the sitemap.
 * @param {object} options
 * @param {string} options.outDir a new folder.
 * @param {string} options.earlier the earlier build.
 * @param {string} options.copy folder in which a copy of the earlier build may be prepared (see
 * `copy-build.mjs`).
 * @param {string} options.code fingerprint of the code.
 * @param {readonly string[]} options.documents keys of the changed documents.
 * @param {boolean} [options.isStrict] whether to write no build when visitors would see
 * placeholders.
 * @param {(content: PublicContent) => void} [options.onContent] called with the updated lists; it
 * may throw to stop the update.
 * @returns {Promise<import('./changes-between.mjs').Changes | null>} `null` when the update wrote
 * no build: the earlier build has other code, no page has changed, only a whole build can determine
 * the changes, visitors would see placeholders (see `isStrict`), or pages could not be rendered.
 */
export async function updateSite({
  outDir,
  earlier,
  copy,
  code,
  documents,
  isStrict = false,
  onContent = () => {},
}) {
  const before = readManifest(earlier);
  if (before === null || before.fingerprint !== code) return null;
  const fresh = join(dirname(outDir), `.pages-${process.pid}`);
  const folder = join(dirname(outDir), `.update-${process.pid}`);
  try {
    mkdirSync(fresh);
    const processor = pictureProcessor({ folder: fresh, cache: CMS_PICTURES });
    const files = new Set(before.code);
    const hasFile = (/** @type {string} */ address) => files.has(address.slice(1));
    const { siteRenderer } = await rendererOf(code);
    const options = {
      processor,
      documentFiles: documentFiles(fresh),
      hasFile,
      collectsProblems: true,
    };
    const site = await siteRenderer(before.shell, options);
    for (const document of before.excluded.filter((one) => !documents.includes(one))) {
      site.exclude(document);
    }
    // Return without a message, because the next whole build reports the placeholders.
    if (isStrict && (await site.placeholders()).length > 0) return null;
    const content = await site.updatedContent(before.content, documents);
    if (content === null) return null;
    onContent(content);

    const addresses = addressesToRender(site, before.pages, documents);
    const { pages, gone } = await renderInto(site, addresses, fresh);
    const removed = gone.filter((address) => address in before.pages);
    const changed = reuseUnchanged(filesIn(fresh), { from: earlier, to: fresh }, false);
    if (changed.length + removed.length === 0) return null;

    const records = new Map(Object.entries(before.pages));
    for (const address of removed) records.delete(address);
    for (const [address, page] of pages) records.set(address, pageRecord(page));
    for (const [address, text] of searchIndexFiles(site.documentAt, content, records)) {
      writeFileSync(join(fresh, address), text);
    }
    const made = reuseUnchanged(filesIn(fresh), { from: earlier, to: fresh }, false);
    takeCopy(earlier, copy, folder);
    mergeIntoBuild(made, fresh, folder);
    for (const file of removed.flatMap((address) =>
      PAGE_FILES.map((name) => join(fileAt(address), name)),
    )) {
      for (const name of withVariants(file)) rmSync(join(folder, name), { force: true });
    }
    const onPages = new Map([...pages].map(([address, { problems }]) => [address, [...problems]]));
    const cards = [...pages.values()].flatMap(({ shareCard }) =>
      shareCard === null || existsSync(join(folder, decodeURI(shareCard.address)))
        ? []
        : [shareCard],
    );
    await renderSharePictures(cards, {
      folder,
      cache: SHARE_PICTURES,
      onProblem: (address, problem) => void onPages.get(address)?.push(problem),
    });
    await compressFiles(folder, textsOf(made), before.compression);

    const isAboutThem = (/** @type {{ document: string | null }} */ { document }) =>
      document !== null && documents.includes(document);
    const unread = [...site.foundProblems(), ...processor.problems()];
    const found = contentProblems(
      { content, excluded: new Map(), onPages, unread },
      site.documentAt,
    );
    writeManifest(outDir, folder, {
      ...before,
      content,
      excluded: before.excluded.filter((document) => !documents.includes(document)),
      problems: [
        ...before.problems.filter((problem) => !isAboutThem(problem)),
        ...found.filter(isAboutThem),
      ],
      pages: Object.fromEntries(records),
    });
    renameSync(folder, outDir);
    const isChanged = (/** @type {string} */ address) =>
      made.includes(join(fileAt(address), 'index.html'));
    return { rendered: [...pages.keys()].filter(isChanged), gone: removed };
  } catch (error) {
    if (error instanceof Error && error.name === 'TooMuchLost') throw error;
    // Return instead of throwing: the next whole build reports the cause, and excludes documents
    // that cannot be rendered.
    console.warn(
      `The changed pages could not be rendered ahead of the rest: ${errorReason(error)}`,
    );
    return null;
  } finally {
    for (const left of [fresh, folder]) rmSync(left, { recursive: true, force: true });
  }
}
