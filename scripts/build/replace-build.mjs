import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces the old build by the new one. The old build stays complete until then.
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
