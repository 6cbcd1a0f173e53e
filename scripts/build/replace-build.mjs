import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Moves a finished build to `outDir` and deletes the build that was there before. Both builds are
 * moved as whole folders, so `outDir` never contains an incomplete build.
 * @param {string} built
 * @param {string} outDir
 */
export function replaceBuild(built, outDir) {
  const old = `${built}.old`;
  mkdirSync(dirname(outDir), { recursive: true });
  if (existsSync(outDir)) renameSync(outDir, old);
  renameSync(built, outDir);
  rmSync(old, { recursive: true, force: true });
}
