import { existsSync, linkSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';

/** Beside all versions: a web server looks here for what is not in the one that it serves. */
const OLDER = 'older';
const ASSETS = 'assets';

/** A tab that has been open for longer loads its page anew. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Keeps those assets of a version that another one does not have.
 * @param {{ of: string, beside: string, folder: string }} places both versions, and what they lie in.
 */
export function keepAssets({ of, beside, folder }) {
  const there = new Set(filesIn(join(beside, ASSETS)));
  const now = new Date();
  for (const name of filesIn(join(of, ASSETS)).filter((one) => !there.has(one))) {
    const kept = join(folder, OLDER, ASSETS, name);
    mkdirSync(dirname(kept), { recursive: true });
    if (!existsSync(kept)) linkSync(join(of, ASSETS, name), kept);
    // From now on nothing leads to it.
    utimesSync(kept, now, now);
  }
}

/** @param {string} folder of all versions. */
export function dropOldAssets(folder) {
  const older = join(folder, OLDER);
  for (const name of filesIn(older)) {
    if (Date.now() - statSync(join(older, name)).mtimeMs > KEPT_MS) rmSync(join(older, name));
  }
}
