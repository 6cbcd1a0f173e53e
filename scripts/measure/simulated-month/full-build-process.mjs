// Builds the whole site of a CMS on each message from its parent process. With `isFresh` it builds
// everything, like `npm run build`. Otherwise it builds the code only once and reuses it in later
// builds, because changes of the content do not change the code.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCode } from '../../build/build-code.mjs';
import { buildSite, renderWhole } from '../../build/build-site.mjs';
import { compressFiles } from '../../build/compress-files.mjs';
import { fingerprint } from '../../build/source-fingerprint.mjs';
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
  // Remove the compressed template, because the rendered home page replaces `index.html`.
  for (const ending of ['br', 'gz']) rmSync(join(folder, `index.html.${ending}`), { force: true });
  return folder;
}

/** @param {Order} order */
async function build({ outDir, isFresh }) {
  if (isFresh) return buildSite({ outDir });
  code ??= await builtCode(join(outDir, '..'));
  cpSync(code, outDir, { recursive: true });
  return renderWhole(outDir, readFileSync(join(code, 'index.html'), 'utf8'), fingerprint());
}

for (const way of /** @type {const} */ (['log', 'warn'])) console[way] = () => {};
process.on('message', async (order) => {
  try {
    await build(/** @type {Order} */ (order));
    process.send?.({});
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
