import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { filesIn } from '../lib/files-in.mjs';
import { ROOT } from '../lib/root.mjs';
import { rendererOf } from './build-renderer.mjs';
import { cloneRelease } from './changed/clone-release.mjs';
import { earlierSite, noMemory } from './changed/earlier-site.mjs';
import { fingerprint } from './changed/fingerprint.mjs';
import { FileMissing } from './changed/keep-files.mjs';
import { writeManifest } from './changed/manifest.mjs';
import { checkFiles } from './check-files.mjs';
import { compressFiles } from './compress-files.mjs';
import { contentProblems, panelAddress } from './content-problems.mjs';
import { countRequests } from './count-requests.mjs';
import { pictureProcessor } from './pictures/picture-processor.mjs';
import { renderSite } from './render-site.mjs';
import { reportContentProblems } from './report-problems.mjs';
import { writeNoSearchIndexes } from './search-indexes.mjs';
import { writeStaticHostFiles } from './static-host-files.mjs';
import { BUNDLED, takeBundled, writeLicenses } from './write-licenses.mjs';
import { writeServiceWorker } from './write-service-worker.mjs';

/** Those of earlier builds. */
const SHARE_PICTURES = join(ROOT, 'node_modules/.cache/share-pictures');
const CMS_PICTURES = join(ROOT, 'node_modules/.cache/cms-pictures');

/** @typedef {import('./changed/manifest.mjs').Before} Before */

/**
 * The addresses of pages.
 * @typedef {object} Changes
 * @property {readonly string[]} drawn those that are new, or others than before.
 * @property {readonly string[]} gone
 */

/**
 * What came of a build.
 * @typedef {object} BuildResult
 * @property {Changes | null} changes `null` where nothing has changed, and nothing was built.
 * @property {readonly string[]} problems what editors should mend in the content, a sentence each.
 */

/**
 * The site's code and pictures, and the worker that keeps them.
 * @param {string} outDir
 */
export async function buildCode(outDir) {
  const license = { fileName: BUNDLED };
  const options = { outDir, emptyOutDir: true, license };
  const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({ root: ROOT, logLevel: 'warn', build: options })
  );
  const inPages = takeBundled(outDir);
  await writeServiceWorker(outDir, built);
  writeLicenses(outDir, [...inPages, ...takeBundled(outDir)]);
}

/** @param {{ pictures: number, made: number }} report */
function tellOfPictures({ pictures, made }) {
  if (pictures > 0) {
    console.log(`${pictures} pictures of the CMS, ${pictures - made} of them kept from before`);
  }
}

/**
 * Puts the new build in the place of the old one, which stands whole until then.
 * @param {string} built
 * @param {string} outDir
 */
export function replace(built, outDir) {
  const old = `${built}.old`;
  mkdirSync(dirname(outDir), { recursive: true });
  if (existsSync(outDir)) renameSync(outDir, old);
  renameSync(built, outDir);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Draws the pages into a folder that holds the site's code, or that is still to be made of `before`.
 * @param {string} built
 * @param {string} shell
 * @param {string} code its fingerprint.
 * @param {Before | null} before
 * @param {Pick<Parameters<typeof renderSite>[1], 'onlyEdits' | 'cloneRelease' | 'onContent' | 'onHome'>} [ways] as in `renderSite`.
 */
async function render(built, shell, code, before, ways = {}) {
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
    ...ways,
  });
  tellOfPictures(processor.report());
  const known = site ?? before;
  const problems =
    known === null
      ? []
      : contentProblems(
          { ...known, pages: known.notes.pages },
          renderer.documentAt,
          panelAddress(),
        );
  return { site, problems };
}

/**
 * All pages, into a folder that holds the site's code: for whoever has built the code before.
 * @param {string} folder
 * @param {string} shell
 */
export const renderWhole = (folder, shell) => render(folder, shell, fingerprint(), null);

/**
 * Builds the site of the environment's variables. Rejects with one sentence, and leaves what was in
 * `outDir`, when it cannot be built.
 * @param {object} options
 * @param {string} options.outDir
 * @param {boolean} [options.shellOnly]
 * @param {string | null} [options.changedSince] the folder of an earlier build: what has not changed
 * since then is taken from there.
 * @param {boolean} [options.onlyEdits] whether nothing but edits has come since then.
 * @param {string | null} [options.spare] the folder of a still earlier build, which is of no more use.
 * @param {import('./changed/earlier-site.mjs').Memory} [options.memory] of whoever builds again and again.
 * @param {(content: import('../../src/application/public-content').PublicContent) => void} [options.onContent] as in `renderSite`.
 * @param {((folder: string) => void) | null} [options.onHome] as in `renderSite`, where nothing is taken from an earlier build.
 * @returns {Promise<BuildResult>}
 */
export async function buildSite({
  outDir,
  shellOnly = false,
  changedSince = null,
  onlyEdits = false,
  spare = null,
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
      const drawn = await render(built, before.shell, code, before, {
        onlyEdits,
        onContent,
        cloneRelease: (twin) => cloneRelease(spare, twin, before),
      });
      const { site } = drawn;
      if (site === null) console.log('Nothing has changed.');
      else console.log(`${site.notes.pages.size} pages now, ${site.gone.length} removed`);
      return drawn;
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
      const known = writeManifest(outDir, built, code, site, before);
      Object.assign(memory, { code, site: known });
    }
    replace(built, outDir);
    return { changes: { drawn: site?.drawn ?? [], gone: site?.gone ?? [] }, problems };
  } finally {
    requests.end();
    rmSync(built, { recursive: true, force: true });
  }
}
