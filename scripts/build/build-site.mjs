import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';
import { buildCode } from './build-code.mjs';
import { readManifest, writeManifest } from './build-manifest.mjs';
import { rendererOf } from './build-renderer.mjs';
import { CMS_PICTURES, SHARE_PICTURES } from './cache-folders.mjs';
import { changesBetween } from './changes-between.mjs';
import { checkFiles } from './check-files.mjs';
import { COMPRESSED, compressFiles, qualityFor, textsOf } from './compress-files.mjs';
import { panelAddress, problemSentences } from './content-problems.mjs';
import { countRequests } from './count-requests.mjs';
import { documentFiles } from './documents/document-files.mjs';
import { pictureProcessor } from './pictures/picture-processor.mjs';
import { placeholderSentences, refusePlaceholders, reportPlaceholders } from './placeholders.mjs';
import { renderSite } from './render-site.mjs';
import { replaceBuild } from './replace-build.mjs';
import { reportContentProblems } from './report-problems.mjs';
import { reuseFiles, reuseUnchanged } from './reuse-files.mjs';
import { writeNoSearchIndexes } from './search-indexes.mjs';
import { fingerprint } from './source-fingerprint.mjs';
import { writeStaticHostFiles } from './static-host-files.mjs';

/** @typedef {import('./changes-between.mjs').Changes} Changes */
/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

/**
 * The result of a build.
 * @typedef {object} BuildResult
 * @property {Changes | null} changes `null` when nothing has changed; the build then leaves
 * `outDir` unchanged.
 */

/** @param {{ pictures: number, made: number }} report */
function reportPictures({ pictures, made }) {
  if (pictures > 0) {
    console.log(`${pictures} pictures of the CMS, ${pictures - made} of them reused`);
  }
}

/**
 * Renders all pages into a folder that contains the site's code.
 * @param {string} folder
 * @param {string} shell the built `index.html`.
 * @param {string} code fingerprint of the code.
 * @param {Pick<Parameters<typeof renderSite>[1], 'onContent' | 'onPlaceholders' | 'onHome'>}
 * [options] as in `renderSite`.
 */
export async function renderWhole(folder, shell, code, options = {}) {
  const { siteRenderer } = await rendererOf(code);
  const processor = pictureProcessor({ folder, cache: CMS_PICTURES });
  const files = new Set(filesIn(folder));
  const hasFile = (/** @type {string} */ address) => files.has(address.slice(1));
  const renderer = await siteRenderer(shell, {
    processor,
    documentFiles: documentFiles(folder),
    hasFile,
    collectsProblems: true,
  });
  const site = await renderSite(renderer, {
    folder,
    sharePictures: SHARE_PICTURES,
    pictureProblems: processor.problems,
    ...options,
  });
  reportPictures(processor.report());
  return site;
}

/**
 * Returns the manifest of an earlier build, if this build can reuse its code. Otherwise logs the
 * reason and returns `null`.
 * @param {string} folder
 * @param {string} code fingerprint of the code.
 */
function earlierBuild(folder, code) {
  const manifest = readManifest(folder);
  if (manifest?.fingerprint === code) return manifest;
  const reason =
    manifest === null ? 'there is no earlier build' : 'code or configuration has changed';
  console.log(`The code is built too, since ${reason}.`);
  return null;
}

/**
 * Builds the site that the environment variables describe. If the build fails, the function rejects
 * with an error whose message is for the user, and leaves `outDir` unchanged.
 * @param {object} options
 * @param {string} options.outDir
 * @param {boolean} [options.shellOnly]
 * @param {string | null} [options.earlier] folder of an earlier build. The new build reuses the
 * code and the unchanged files of the earlier build, unless the code or the configuration has
 * changed since.
 * @param {(content: PublicContent) => void} [options.onContent] as in `renderSite`.
 * @param {((folder: string) => void) | null} [options.onHome] as in `renderSite`.
 * @param {boolean} [options.isStrict] whether to stop the build when visitors would see
 * placeholders.
 * @returns {Promise<BuildResult>}
 */
export async function buildSite({
  outDir,
  shellOnly = false,
  isStrict = false,
  earlier = null,
  onContent = () => {},
  onHome = null,
}) {
  const built = join(dirname(outDir), `.build-${process.pid}`);
  const fingerprinted = fingerprint();
  const requests = countRequests();
  /** @type {readonly string[]} */
  let placeholders = [];
  /** @param {Parameters<typeof placeholderSentences>[0]} found */
  function onPlaceholders(found) {
    placeholders = placeholderSentences(found, panelAddress());
    if (isStrict) refusePlaceholders(placeholders);
  }
  try {
    const before = earlier === null ? null : earlierBuild(earlier, fingerprinted);
    const folders = { from: earlier ?? '', to: built };
    if (before === null) {
      await buildCode(built);
      checkFiles(built, filesIn(built));
      writeStaticHostFiles(built, { shellOnly });
    } else {
      mkdirSync(built, { recursive: true });
      reuseFiles(before.code, folders);
    }
    const shell = before?.shell ?? readFileSync(join(built, 'index.html'), 'utf8');
    if (shellOnly) {
      writeNoSearchIndexes(built);
      await compressFiles(built);
      replaceBuild(built, outDir);
      return { changes: { rendered: [], gone: [] } };
    }

    const code = before?.code ?? filesIn(built).filter((name) => name !== 'index.html');
    const site = await renderWhole(built, shell, fingerprinted, {
      onContent,
      onPlaceholders,
      onHome,
    });
    const files = filesIn(built);
    const compression = qualityFor(textsOf(files).length);
    const isSameQuality = before?.compression === compression;
    const made = before === null ? files : reuseUnchanged(files, folders, isSameQuality);
    await compressFiles(built, textsOf(files), compression);
    reportContentProblems(problemSentences(site.problems, panelAddress()));
    if (requests.count() > 0) console.log(`${requests.count()} requests for content and pictures`);
    const changes = changesBetween(site.pages, before?.pages ?? {}, made);
    console.log(
      `${Object.keys(site.pages).length} pages now, ${changes.rendered.length} of them changed, ${changes.gone.length} removed`,
    );
    reportPlaceholders(placeholders);
    const manifest = { fingerprint: fingerprinted, shell, code, compression, ...site };
    if (before !== null && made.length === 0 && hasSameFiles(folders)) {
      console.log('Nothing has changed.');
      writeManifest(folders.from, folders.from, manifest);
      return { changes: null };
    }
    writeManifest(outDir, built, manifest);
    replaceBuild(built, outDir);
    return { changes };
  } finally {
    requests.end();
    rmSync(built, { recursive: true, force: true });
  }
}

/**
 * Returns whether two builds have files with the same names, apart from compressed variants.
 * @param {{ from: string, to: string }} folders
 */
function hasSameFiles({ from, to }) {
  const uncompressed = (/** @type {string} */ folder) =>
    filesIn(folder).filter((name) => COMPRESSED.every((ending) => !name.endsWith(ending)));
  const [names, others] = [uncompressed(from), new Set(uncompressed(to))];
  return names.length === others.size && names.every((name) => others.has(name));
}
