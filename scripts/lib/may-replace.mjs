import { existsSync, readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** A site has the one, what is built for an edge host the other. */
const MARKS = ['index.html', 'wrangler.json'];

/**
 * Whether a build may take the place of this folder, which is deleted then: it is new, empty, or an
 * earlier build.
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
