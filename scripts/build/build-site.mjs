import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { rendererOf } from './build-renderer.mjs';
import { fingerprint } from './changed/fingerprint.mjs';
import { FileMissing } from './changed/keep-files.mjs';
import { readManifest, writeManifest } from './changed/manifest.mjs';
import { compressFiles } from './compress-files.mjs';
import { drawSite } from './draw-site.mjs';
import { picturePress } from './pictures/picture-press.mjs';
import { writeStaticHostFiles } from './static-host-files.mjs';
import { tellProblems } from './tell-problems.mjs';

/** Those of earlier builds. */
const SHARE_PICTURES = join(ROOT, 'node_modules/.cache/share-pictures');
const CMS_PICTURES = join(ROOT, 'node_modules/.cache/cms-pictures');

/** @typedef {import('./draw-site.mjs').DrawnSite & { folder: string }} Before */

/**
 * The site's code and pictures.
 * @param {string} outDir
 */
export const buildCode = (outDir) =>
  build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });

/** @param {{ pictures: number, made: number, problems: readonly string[] }} report */
function tellOfPictures({ pictures, made, problems }) {
  if (pictures > 0) {
    console.log(`${pictures} pictures of the CMS, ${pictures - made} of them kept from before`);
  }
  tellProblems(problems);
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
 */
async function draw(built, shell, code, before) {
  const { siteRenderer } = await rendererOf(code);
  const press = picturePress({ folder: built, cache: CMS_PICTURES });
  const site = await drawSite(await siteRenderer(shell, { press }), {
    folder: built,
    sharePictures: SHARE_PICTURES,
    shell,
    missed: press.missed,
    before,
  });
  tellOfPictures(press.report());
  return site;
}

/**
 * What of an earlier build can be kept; `null`, and the reason is told, where all is to be built.
 * @param {string} from
 * @param {string} code
 */
function earlierSite(from, code) {
  const found = readManifest(from, code);
  if ('before' in found) return found.before;
  console.log(`A full build, since ${found.reason}.`);
  return null;
}

/**
 * Builds the site of the environment's variables. Rejects with one sentence, and leaves what was in
 * `outDir`, when it cannot be built.
 * @param {object} options
 * @param {string} options.outDir
 * @param {boolean} [options.shellOnly]
 * @param {string | null} [options.changedSince] the folder of an earlier build: what has not changed
 * since then is taken from there.
 * @returns {Promise<boolean>} false where nothing has changed, and nothing was built.
 */
export async function buildSite({ outDir, shellOnly = false, changedSince = null }) {
  const built = join(dirname(outDir), `.build-${process.pid}`);
  const code = fingerprint();
  const full = async () => {
    await buildCode(built);
    const shell = readFileSync(join(built, 'index.html'), 'utf8');
    writeStaticHostFiles(built, { shellOnly });
    if (!shellOnly) return draw(built, shell, code, null);
    await compressFiles(built);
    return null;
  };
  /** @param {Before} before */
  const changed = async (before) => {
    mkdirSync(built, { recursive: true });
    try {
      const site = await draw(built, before.shell, code, before);
      if (site === null) console.log('Nothing has changed.');
      else console.log(`${site.notes.pages.size} pages now, ${site.gone.length} removed`);
      return site;
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      console.log(`A full build, since the earlier one is not whole: ${error.message}.`);
      rmSync(built, { recursive: true, force: true });
      return full();
    }
  };
  try {
    const before = changedSince === null ? null : earlierSite(changedSince, code);
    const site = await (before === null ? full() : changed(before));
    if (before !== null && site === null) return false;
    if (site !== null) writeManifest(outDir, built, code, site);
    replace(built, outDir);
    return true;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
