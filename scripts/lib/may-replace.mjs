import { existsSync, readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** A file that identifies a build: the first of a site, the second of an edge build. */
const MARKS = ['index.html', 'wrangler.json'];

/**
 * Whether a build may replace this folder, which deletes it: it is new, empty, or an earlier build.
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
