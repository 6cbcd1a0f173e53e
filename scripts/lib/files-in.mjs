import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Returns the relative paths of the files in a folder and its subfolders; an empty list when the
 * folder does not exist. Reads the file types together with the names, because in a large site one
 * `stat` call per file would take most of the time.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];
