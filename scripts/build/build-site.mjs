import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { compressFiles } from './compress-files.mjs';
import { drawPages } from './draw-pages.mjs';
import { picturePress } from './pictures/picture-press.mjs';
import { drawSharePictures } from './share/draw-share-pictures.mjs';
import { writeStaticHostFiles } from './static-host-files.mjs';
import { tellProblems } from './tell-problems.mjs';

const ENTRY = 'entry-render';

/** Those of earlier builds. */
const SHARE_PICTURES = join(ROOT, 'node_modules/.cache/share-pictures');
const CMS_PICTURES = join(ROOT, 'node_modules/.cache/cms-pictures');

/**
 * The site's code and pictures.
 * @param {string} outDir
 */
export const buildCode = (outDir) =>
  build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });

/**
 * What draws pages without a browser.
 * @param {string} outDir within the project, where its packages are found.
 * @returns {Promise<{ siteRenderer: (template: string, host: object) => Promise<import('./draw-pages.mjs').SiteRenderer> }>}
 */
export async function buildRenderer(outDir) {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: `src/${ENTRY}.tsx`,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        output: { entryFileNames: `${ENTRY}.mjs` },
        // What a browser gets late may be at hand from the start here.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  return import(pathToFileURL(join(outDir, `${ENTRY}.mjs`)).href);
}

/**
 * A page of an address that has none: search engines are not to keep it.
 * @param {string} shell
 */
export const notFoundPage = (shell) =>
  shell.replace(
    '</title>',
    '</title>\n    <meta name="robots" content="noindex" data-until-page />',
  );

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
 * Builds the site of the environment's variables. Rejects with one sentence, and leaves what was in
 * `outDir`, when it cannot be built.
 * @param {{ outDir: string, shellOnly?: boolean }} options
 */
export async function buildSite({ outDir, shellOnly = false }) {
  const built = join(dirname(outDir), `.build-${process.pid}`);
  const renderer = join(ROOT, 'node_modules/.cache', `renderer-${process.pid}`);
  try {
    await buildCode(built);
    const index = join(built, 'index.html');
    const shell = readFileSync(index, 'utf8');
    if (!shellOnly) {
      const { siteRenderer } = await buildRenderer(renderer);
      const press = picturePress({ folder: built, cache: CMS_PICTURES });
      const cards = await drawPages(await siteRenderer(shell, { press }), built);
      tellOfPictures(press.report());
      await drawSharePictures(cards, { folder: built, cache: SHARE_PICTURES });
      writeFileSync(join(built, '404.html'), notFoundPage(shell));
    }
    writeStaticHostFiles(built, { shellOnly });
    await compressFiles(built);
    replace(built, outDir);
  } finally {
    for (const folder of [built, renderer]) rmSync(folder, { recursive: true, force: true });
  }
}
