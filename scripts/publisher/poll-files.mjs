import { unwatchFile, watchFile } from 'node:fs';

/**
 * Polling interval in ms. The files are polled, because not every file system reports changes that
 * another container makes.
 */
const LOOK_MS = 250;

/**
 * Calls `onChange` when one of the files is written, replaced or removed.
 * @param {readonly string[]} paths paths of the files, which need not exist.
 * @param {() => void} onChange
 * @returns {() => void} a function that stops the polling.
 */
export function pollFiles(paths, onChange) {
  for (const path of paths) watchFile(path, { interval: LOOK_MS, persistent: false }, onChange);
  return () => {
    for (const path of paths) unwatchFile(path, onChange);
  };
}
