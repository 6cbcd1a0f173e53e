// Builds the whole site of a CMS when it is asked to: with `isFresh` as `npm run build` does; else of
// code that it has built once, which no content changes.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCode, buildSite, renderWhole } from '../../build/build-site.mjs';
import { compressFiles } from '../../build/compress-files.mjs';
import { writeStaticHostFiles } from '../../build/static-host-files.mjs';

/** @typedef {{ outDir: string, isFresh: boolean }} Order */

/** @type {string | null} */
let code = null;

/** @param {string} beside */
async function builtCode(beside) {
  const folder = mkdtempSync(join(beside, 'code-'));
  await buildCode(folder);
  writeStaticHostFiles(folder, { shellOnly: false });
  await compressFiles(folder);
  // A page takes its place.
  for (const ending of ['br', 'gz']) rmSync(join(folder, `index.html.${ending}`), { force: true });
  return folder;
}

/** @param {Order} order */
async function cachedAnswer({ outDir, isFresh }) {
  if (isFresh) return buildSite({ outDir });
  code ??= await builtCode(join(outDir, '..'));
  cpSync(code, outDir, { recursive: true });
  return renderWhole(outDir, readFileSync(join(code, 'index.html'), 'utf8'));
}

for (const way of /** @type {const} */ (['log', 'warn'])) console[way] = () => {};
process.on('message', async (order) => {
  try {
    await cachedAnswer(/** @type {Order} */ (order));
    process.send?.({});
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
