import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../lib/files-in.mjs';
import { COMPRESSED } from '../compress-files.mjs';
import { identityOf } from './manifest.mjs';
import { reuseFiles } from './reuse-files.mjs';

/** @typedef {import('./manifest.mjs').Before} Before */

const withCompressed = (/** @type {string} */ name) => [
  name,
  ...COMPRESSED.map((ending) => `${name}${ending}`),
];

const isNotEmpty = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';

/** Removes a file and the folders it leaves empty. @param {string} folder @param {string} name */
function remove(folder, name) {
  if (!existsSync(join(folder, name))) return;
  rmSync(join(folder, name));
  try {
    for (let above = dirname(name); above !== '.'; above = dirname(above)) {
      rmdirSync(join(folder, above));
    }
  } catch (error) {
    if (!isNotEmpty(error)) throw error;
  }
}

/** File in a copied release that holds the identity of the original. */
const COPY_OF = '.copy-of';

/**
 * Copies a release for `cloneRelease` to recycle while no earlier release is out of use yet.
 * @param {string} folder
 * @param {string} copy target folder. It appears complete or not at all.
 */
export function copyRelease(folder, copy) {
  const unfinished = join(dirname(copy), `.copy-${process.pid}`);
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, COPY_OF), identityOf(folder));
  reuseFiles(filesIn(folder), { from: folder, to: unfinished });
  renameSync(unfinished, copy);
}

/** @param {string} recycled @returns {string} the identity of the build whose files it holds. */
function buildIn(recycled) {
  const mark = join(recycled, COPY_OF);
  return existsSync(mark) ? readFileSync(mark, 'utf8') : identityOf(recycled);
}

/**
 * Turns an unused earlier release into a copy of the newest one. Creating 12,000 folders takes
 * longer than all the rest of a publication, so the folders of the earlier release are recycled.
 * @param {string | null} recycled an unused release, or a copy of one that is still in use.
 * @param {string} clone path to which the release is moved.
 * @param {Before} before
 * @returns {boolean} false, without any change, when the differing files are unknown.
 */
export function cloneRelease(recycled, clone, { folder, history }) {
  if (recycled === null || !existsSync(recycled)) return false;
  const identity = buildIn(recycled);
  const place = history.findLastIndex((build) => build.folder === identity);
  const since = history.slice(place + 1).map(({ touched }) => touched);
  if (place === -1 || since.includes(null)) return false;
  renameSync(recycled, clone);
  rmSync(join(clone, COPY_OF), { force: true });
  const touched = new Set(since.flatMap((names) => names ?? []).flatMap(withCompressed));
  for (const name of touched) {
    if (existsSync(join(folder, name))) rmSync(join(clone, name), { force: true });
    else remove(clone, name);
  }
  const existing = [...touched].filter((name) => existsSync(join(folder, name)));
  reuseFiles(existing, { from: folder, to: clone });
  return true;
}

/**
 * Moves the new files over a clone of the previous release, then moves the clone to the new files'
 * folder. It replaces files and never writes into them, since earlier releases share them by hard
 * links.
 * @param {string} folder
 * @param {string} clone
 * @param {readonly string[]} dropped files of the previous release that this one no longer has.
 */
export function overlay(folder, clone, dropped) {
  const made = new Set(filesIn(folder));
  const compressed = [...made].filter((name) => COMPRESSED.every((end) => !name.endsWith(end)));
  for (const name of [...dropped, ...compressed].flatMap(withCompressed)) {
    if (!made.has(name)) remove(clone, name);
  }
  for (const name of made) {
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    renameSync(join(folder, name), join(clone, name));
  }
  rmSync(folder, { recursive: true });
  renameSync(clone, folder);
}
