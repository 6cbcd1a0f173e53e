import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files in a folder and below it, by their paths within; none where there is no folder. Their kinds
 * come with their names: asking for each would take most of the time in a large site.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];
