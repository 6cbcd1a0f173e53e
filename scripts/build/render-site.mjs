import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './check-files.mjs';
import { contentProblems } from './content-problems.mjs';
import { digested } from './digest.mjs';
import { writeQrCodes } from './documents/batch-qr-codes.mjs';
import { errorReason } from './error-reason.mjs';
import { fileAt } from './file-at.mjs';
import { renderHome, renderOfflinePage } from './home-and-offline-page.mjs';
import { contentWithout } from './public-content-items.mjs';
import { redirectProblems } from './redirect-problems.mjs';
import { PAGE_FILES, renderPages } from './render-pages.mjs';
import { searchIndexFiles } from './search-indexes.mjs';
import { renderSharePictures } from './share-pictures/render-share-pictures.mjs';
import { writeRedirectsFile } from './static-host-files.mjs';
import { writeFailurePages } from './write-failure-pages.mjs';
import { writeWebManifest } from './write-web-manifest.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */
/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */
/**
 * @typedef {{ document: string | null, title: string, problem: string, reason?: string }}
 * FoundProblem
 */

/**
 * The renderer that `siteRenderer` of `src/entry-render.tsx` returns. This type lists only the
 * members that the build uses.
 * @typedef {import('./render-pages.mjs').PageSource & {
 *   content: () => Promise<PublicContent>,
 *   updatedContent: (before: PublicContent, documents: readonly string[]) =>
 *     Promise<PublicContent | null>,
 *   addresses: (content: PublicContent) => readonly { address: string }[],
 *   addressOf: (document: string) => string | null,
 *   overviews: readonly string[],
 *   files: (content: PublicContent, onProblem: (address: string, reason: unknown) => void) =>
 *     Promise<ReadonlyMap<string, string>>,
 *   compositionFiles: (content: PublicContent) =>
 *     Promise<readonly (readonly [address: string, text: string])[]>,
 *   labels: (content: PublicContent) => readonly { url: string, svg: string, png: string }[],
 *   redirects: (content: PublicContent) =>
 *     Promise<import('../../src/domain/redirects/working-redirects').CheckedRedirects>,
 *   notFoundPage: () => Promise<{ html: string }>,
 *   placeholders: () => Promise<readonly import('./placeholders.mjs').Placeholder[]>,
 *   productsFile: () => Promise<{ address: string, text: string }>,
 *   webManifestTexts: () => Promise<{ texts: Record<string, string> }>,
 *   failurePages: () => Promise<ReadonlyMap<string, string>>,
 *   exclude: (document: string) => void,
 *   foundProblems: () => readonly FoundProblem[],
 * }} SiteRenderer
 */

/** @typedef {import('./render-pages.mjs').RenderedPage} RenderedPage */

/**
 * Renders all pages in rounds. After each round it excludes the documents that cannot be rendered.
 * The next round renders only the pages that show these documents or their lists. The last round is
 * the first without a failure.
 * @param {SiteRenderer} site
 * @param {PublicContent} content
 * @param {string} folder
 * @returns {Promise<{ pages: ReadonlyMap<string, RenderedPage>, excluded: ReadonlyMap<string,
 * string> }>} the pages by address, and the reason for each excluded document, by document key.
 */
async function renderRounds(site, content, folder) {
  /** @type {Map<string, RenderedPage>} */
  const pages = new Map();
  /** @type {Map<string, string>} */
  const excluded = new Map();
  let toRender = site.addresses(content).map(({ address }) => address);
  for (;;) {
    const failed = await renderPages(site, toRender, folder, (address, page) => {
      // Drop the HTML and the data, because the HTML and data of thousands of pages would fill the
      // memory.
      pages.set(address, { ...page, html: '', data: '' });
    });
    if (failed.size === 0) return { pages, excluded };
    for (const [document, reason] of failed) {
      excluded.set(document, reason);
      site.exclude(document);
    }
    const left = new Set(
      site.addresses(contentWithout(content, excluded)).map(({ address }) => address),
    );
    for (const address of [...pages.keys()].filter((one) => !left.has(one))) {
      pages.delete(address);
      for (const file of PAGE_FILES) rmSync(join(folder, fileAt(address), file), { force: true });
    }
    const isStale = (/** @type {string} */ tag) =>
      [...failed.keys()].some((document) => tag === document || document.startsWith(`${tag}/`));
    toRender = [...left].filter((address) => {
      const page = pages.get(address);
      return page === undefined || [...page.tags].some(isStale);
    });
  }
}

/**
 * Renders the whole site into a folder that contains its code.
 * @param {SiteRenderer} site
 * @param {object} place
 * @param {string} place.folder
 * @param {string} place.sharePictures folder in which builds cache share pictures.
 * @param {() => readonly FoundProblem[]} [place.pictureProblems] problems with documents' pictures.
 * @param {(content: PublicContent) => void} [place.onContent] called with the lists of documents as
 * `digested` returns them; it may throw to stop the build.
 * @param {(placeholders: readonly import('./placeholders.mjs').Placeholder[]) => void}
 * [place.onPlaceholders] called when only the 404 page has been rendered; it may throw to stop the
 * build.
 * @param {((folder: string) => void) | null} [place.onHome] called with `folder` when it contains
 * the home page and the files of the code, before the other pages are rendered. The home page is
 * rendered again together with the other pages.
 * @returns {Promise<Pick<Manifest, 'content' | 'excluded' | 'problems' | 'pages'>>}
 */
export async function renderSite(
  site,
  {
    folder,
    sharePictures,
    pictureProblems = () => [],
    onContent = () => {},
    onPlaceholders = () => {},
    onHome = null,
  },
) {
  const notRead = (/** @type {unknown} */ error) => {
    throw new Error(`The catalogue could not be read: ${errorReason(error)}.`, { cause: error });
  };
  // This is the first read of the CMS, so the build of a site whose CMS is unreachable fails here,
  // before it renders any other page.
  const notFound = await site.notFoundPage().catch(notRead);
  onPlaceholders(await site.placeholders().catch(notRead));
  await renderOfflinePage(site, folder);
  await writeFailurePages(site, folder);
  await writeWebManifest(site, folder);
  if (onHome !== null) {
    await renderHome(site, folder).then(
      () => onHome(folder),
      // Continue, because the failure may concern the home page only. If the failure concerns all
      // pages, the following rendering of all pages fails too and reports the cause.
      (error) =>
        console.warn(`Home could not be rendered ahead of the rest: ${errorReason(error)}`),
    );
  }
  const listed = digested(await site.content().catch(notRead));
  onContent(listed);
  const { pages, excluded } = await renderRounds(site, listed, folder);
  const content = contentWithout(listed, excluded);

  const onPages = new Map([...pages].map(([address, { problems }]) => [address, [...problems]]));
  const onProblem = (/** @type {string} */ address, /** @type {string} */ problem) =>
    void onPages.get(address)?.push(problem);
  const inFeeds = (/** @type {string} */ address, /** @type {unknown} */ reason) =>
    onProblem(address, `left out of the feeds: ${errorReason(reason)}`);
  const catalogue = await site.productsFile().catch(notRead);
  const files = new Map([
    [catalogue.address, catalogue.text],
    ...(await site.files(content, inFeeds).catch(notRead)),
    ...(await site.compositionFiles(content).catch(notRead)),
    ...searchIndexFiles(site.documentAt, content, pages),
  ]);
  for (const [address, text] of files) {
    checkFile(address, text);
    writeFileSync(join(folder, address), text);
  }
  await writeQrCodes(site.labels(content), folder);
  writeFileSync(join(folder, '404.html'), notFound.html);
  const cards = new Map(
    [...pages.values()].flatMap(({ shareCard }) =>
      shareCard === null ? [] : [[shareCard.address, shareCard]],
    ),
  );
  await renderSharePictures([...cards.values()], { folder, cache: sharePictures, onProblem });

  const { working, leftOut } = await site.redirects(content).catch(notRead);
  writeRedirectsFile(folder, { shellOnly: false }, working);
  const unread = [...site.foundProblems(), ...pictureProblems(), ...redirectProblems(leftOut)];
  return {
    content,
    excluded: [...excluded.keys()],
    problems: contentProblems({ content: listed, excluded, onPages, unread }, site.documentAt),
    pages: Object.fromEntries([...pages].map(([address, page]) => [address, pageRecord(page)])),
  };
}

/**
 * Returns what the manifest records about a page.
 * @param {RenderedPage} page
 * @returns {import('./build-manifest.mjs').PageRecord}
 */
export const pageRecord = ({ tags, searchEntry }) => ({ tags: [...tags], searchEntry });
