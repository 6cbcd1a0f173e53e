import { existsSync, linkSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';

/**
 * Folder beside the releases. The web server serves assets from this folder when the served release
 * does not contain them.
 */
const OLDER = 'older';
const ASSETS = 'assets';

/**
 * How long an asset is retained after its release was replaced, in ms. A tab that has been open for
 * longer has to reload its page.
 */
const MAX_AGE_MS = 30 * 86_400_000;

/**
 * Keeps the assets of the release `of` available: creates hard links in the folder `OLDER` to the
 * assets that the release `beside` does not contain.
 * @param {{ of: string, beside: string, folder: string }} places the folders of both releases, and
 * the folder of all releases.
 */
export function retainAssets({ of, beside, folder }) {
  const present = new Set(filesIn(join(beside, ASSETS)));
  const now = new Date();
  for (const name of filesIn(join(of, ASSETS)).filter((one) => !present.has(one))) {
    const older = join(folder, OLDER, ASSETS, name);
    mkdirSync(dirname(older), { recursive: true });
    if (!existsSync(older)) linkSync(join(of, ASSETS, name), older);
    // The retention period starts now, because no served page refers to the asset any more.
    utimesSync(older, now, now);
  }
}

/** @param {string} folder of all releases. */
export function dropOldAssets(folder) {
  const older = join(folder, OLDER);
  for (const name of filesIn(older)) {
    if (Date.now() - statSync(join(older, name)).mtimeMs > MAX_AGE_MS) rmSync(join(older, name));
  }
}
