import { existsSync, readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Files that identify a folder as a build: a site has an `index.html`, a build for an edge host a
 * `wrangler.json`.
 */
const MARKS = ['index.html', 'wrangler.json'];

/**
 * Returns whether a build may delete and replace this folder. It may if the folder is missing,
 * empty or an earlier build, and does not contain the repository.
 * @param {string} folder
 */
export function mayReplace(folder) {
  const holdsRepository = !relative(folder, ROOT).startsWith('..');
  if (holdsRepository) return false;
  if (!existsSync(folder)) return true;
  if (!statSync(folder).isDirectory()) return false;
  const names = readdirSync(folder);
  return names.length === 0 || MARKS.some((mark) => names.includes(mark));
}
