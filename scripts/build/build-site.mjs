import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';
import { ROOT } from '../lib/root.mjs';
import { buildCode } from './build-code.mjs';
import { rendererOf } from './build-renderer.mjs';
import { cloneRelease } from './changed/clone-release.mjs';
import { earlierSite, noMemory } from './changed/earlier-site.mjs';
import { fingerprint } from './changed/fingerprint.mjs';
import { writeManifest } from './changed/manifest.mjs';
import { FileMissing } from './changed/reuse-files.mjs';
import { checkFiles } from './check-files.mjs';
import { compressFiles } from './compress-files.mjs';
import { contentProblems, panelAddress } from './content-problems.mjs';
import { countRequests } from './count-requests.mjs';
import { pictureProcessor } from './pictures/picture-processor.mjs';
import { renderSite } from './render-site.mjs';
import { replaceBuild } from './replace-build.mjs';
import { reportContentProblems } from './report-problems.mjs';
import { writeNoSearchIndexes } from './search-indexes.mjs';
import { writeStaticHostFiles } from './static-host-files.mjs';

/** Caches of pictures that earlier builds have processed. */
const SHARE_PICTURES = join(ROOT, 'node_modules/.cache/share-pictures');
const CMS_PICTURES = join(ROOT, 'node_modules/.cache/cms-pictures');

/** @typedef {import('./changed/manifest.mjs').Before} Before */

/**
 * Addresses of pages that a build changed.
 * @typedef {object} Changes
 * @property {readonly string[]} rendered new or changed pages.
 * @property {readonly string[]} gone removed pages.
 */

/**
 * The result of a build.
 * @typedef {object} BuildResult
 * @property {Changes | null} changes `null` when nothing has changed and nothing was built.
 * @property {readonly string[]} problems what editors should correct in the content, one sentence
 * each.
 */

/** @param {{ pictures: number, made: number }} report */
function reportPictures({ pictures, made }) {
  if (pictures > 0) {
    console.log(`${pictures} pictures of the CMS, ${pictures - made} of them reused`);
  }
}

/**
 * Renders the pages into a folder that holds the site's code, or that is filled from `before`.
 * @param {string} built
 * @param {string} shell
 * @param {string} code fingerprint of the code.
 * @param {Before | null} before
 * @param {Pick<Parameters<typeof renderSite>[1], 'onlyEdits' | 'cloneRelease' | 'onContent' | 'onHome'>} [options] as in `renderSite`.
 */
async function render(built, shell, code, before, options = {}) {
  const { siteRenderer } = await rendererOf(code);
  const processor = pictureProcessor({ folder: built, cache: CMS_PICTURES });
  const files = new Set(before?.code ?? filesIn(built));
  const hasFile = (/** @type {string} */ address) => files.has(address.slice(1));
  const renderer = await siteRenderer(shell, { processor, hasFile, collectsProblems: true });
  const site = await renderSite(renderer, {
    folder: built,
    sharePictures: SHARE_PICTURES,
    shell,
    missed: processor.missed,
    pictureProblems: processor.problems,
    before,
    ...options,
  });
  reportPictures(processor.report());
  const current = site ?? before;
  const problems =
    current === null
      ? []
      : contentProblems(
          { ...current, pages: current.dependencies.pages },
          renderer.documentAt,
          panelAddress(),
        );
  return { site, problems };
}

/**
 * Renders all pages into a folder that already holds the site's code.
 * @param {string} folder
 * @param {string} shell
 */
export const renderWhole = (folder, shell) => render(folder, shell, fingerprint(), null);

/**
 * Builds the site that the environment variables describe. When the build fails, it rejects with
 * one sentence and leaves `outDir` as it was.
 * @param {object} options
 * @param {string} options.outDir
 * @param {boolean} [options.shellOnly]
 * @param {string | null} [options.changedSince] folder of an earlier build. Unchanged files are
 * taken from there.
 * @param {boolean} [options.onlyEdits] whether the content has only been edited since that build.
 * @param {string | null} [options.recycled] folder of an even earlier, unused build, whose
 * folders are recycled.
 * @param {import('./changed/earlier-site.mjs').Memory} [options.memory] of a process that builds
 * repeatedly.
 * @param {(content: import('../../src/application/public-content').PublicContent) => void}
 * [options.onContent] as in `renderSite`.
 * @param {((folder: string) => void) | null} [options.onHome] as in `renderSite`, in full builds
 * only.
 * @returns {Promise<BuildResult>}
 */
export async function buildSite({
  outDir,
  shellOnly = false,
  changedSince = null,
  onlyEdits = false,
  recycled = null,
  memory = noMemory(),
  onContent = () => {},
  onHome = null,
}) {
  const built = join(dirname(outDir), `.build-${process.pid}`);
  const code = fingerprint();
  const requests = countRequests();
  const full = async () => {
    await buildCode(built);
    checkFiles(built, filesIn(built));
    const shell = readFileSync(join(built, 'index.html'), 'utf8');
    writeStaticHostFiles(built, { shellOnly });
    if (!shellOnly) return render(built, shell, code, null, { onContent, onHome });
    writeNoSearchIndexes(built);
    await compressFiles(built);
    return { site: null, problems: [] };
  };
  /** @param {Before} before */
  const changed = async (before) => {
    mkdirSync(built, { recursive: true });
    try {
      const rendered = await render(built, before.shell, code, before, {
        onlyEdits,
        onContent,
        cloneRelease: (clone) => cloneRelease(recycled, clone, before),
      });
      const { site } = rendered;
      if (site === null) console.log('Nothing has changed.');
      else console.log(`${site.dependencies.pages.size} pages now, ${site.gone.length} removed`);
      return rendered;
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      console.log(`A full build, since the earlier one is not whole: ${error.message}.`);
      rmSync(built, { recursive: true, force: true });
      return full();
    }
  };
  try {
    const before = changedSince === null ? null : earlierSite(changedSince, code, memory);
    const { site, problems } = await (before === null ? full() : changed(before));
    reportContentProblems(problems);
    if (requests.count() > 0) console.log(`${requests.count()} requests for content and pictures`);
    if (before !== null && site === null) {
      Object.assign(memory, { code, site: before });
      return { changes: null, problems };
    }
    if (site !== null) {
      const recorded = writeManifest(outDir, built, code, site, before);
      Object.assign(memory, { code, site: recorded });
    }
    replaceBuild(built, outDir);
    return { changes: { rendered: site?.rendered ?? [], gone: site?.gone ?? [] }, problems };
  } finally {
    requests.end();
    rmSync(built, { recursive: true, force: true });
  }
}
