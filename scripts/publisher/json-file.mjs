import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Reads and writes a small JSON file. A write replaces the file in one step, so that another
 * process never reads a partial file.
 * @param {string} path
 */
export function jsonFile(path) {
  return {
    /** @returns {any} the value in the file; `null` when the file does not exist or is not JSON. */
    read() {
      try {
        return JSON.parse(readFileSync(path, 'utf8'));
      } catch {
        return null;
      }
    },
    /** @param {unknown} value */
    write(value) {
      const unfinished = `${path}.${process.pid}`;
      writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`);
      renameSync(unfinished, path);
    },
    remove: () => rmSync(path, { force: true }),
    /** Returns when the file was last written; `null` when the file does not exist. */
    writtenAt: () => statSync(path, { throwIfNoEntry: false })?.mtime ?? null,
  };
}
