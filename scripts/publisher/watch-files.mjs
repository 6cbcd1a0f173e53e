import { unwatchFile, watchFile } from 'node:fs';

/** Polled, since not every file system tells of changes by another container. */
const LOOK_MS = 250;

/**
 * Calls back when one of the files is written, replaced or removed.
 * @param {readonly string[]} paths they need not exist.
 * @param {() => void} onChange
 * @returns {() => void} ends it.
 */
export function watchFiles(paths, onChange) {
  for (const path of paths) watchFile(path, { interval: LOOK_MS, persistent: false }, onChange);
  return () => {
    for (const path of paths) unwatchFile(path, onChange);
  };
}
