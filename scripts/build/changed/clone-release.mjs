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
import { keepFiles } from './keep-files.mjs';
import { identityOf } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Before} Before */

const withCompressed = (/** @type {string} */ name) => [
  name,
  ...COMPRESSED.map((ending) => `${name}${ending}`),
];

const isNotEmpty = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';

/** Removes a file, and the folders that are empty without it. @param {string} folder @param {string} name */
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

/** In a copy of a version: the identity of that version. */
const COPY_OF = '.copy-of';

/**
 * Copies a version, for `cloneRelease` to find where no earlier one is of no more use yet.
 * @param {string} folder
 * @param {string} copy it stands there whole or not at all.
 */
export function copyRelease(folder, copy) {
  const unfinished = join(dirname(copy), `.copy-${process.pid}`);
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, COPY_OF), identityOf(folder));
  keepFiles(filesIn(folder), { from: folder, to: unfinished });
  renameSync(unfinished, copy);
}

/** @param {string} spare @returns {string} the identity of the build whose files it holds. */
function buildIn(spare) {
  const mark = join(spare, COPY_OF);
  return existsSync(mark) ? readFileSync(mark, 'utf8') : identityOf(spare);
}

/**
 * Makes of an earlier version, which is of no more use, a second folder of the newest: to make 12,000
 * folders takes longer than all the rest of a publication.
 * @param {string | null} spare such a version, or a copy of one that is still of use.
 * @param {string} twin where it lies from then on.
 * @param {Before} before
 * @returns {boolean} false, and nothing is done, where it is not known in what they differ.
 */
export function cloneRelease(spare, twin, { folder, history }) {
  if (spare === null || !existsSync(spare)) return false;
  const identity = buildIn(spare);
  const place = history.findLastIndex((build) => build.folder === identity);
  const since = history.slice(place + 1).map(({ touched }) => touched);
  if (place === -1 || since.includes(null)) return false;
  renameSync(spare, twin);
  rmSync(join(twin, COPY_OF), { force: true });
  const touched = new Set(since.flatMap((names) => names ?? []).flatMap(withCompressed));
  for (const name of touched) {
    if (existsSync(join(folder, name))) rmSync(join(twin, name), { force: true });
    else remove(twin, name);
  }
  const there = [...touched].filter((name) => existsSync(join(folder, name)));
  keepFiles(there, { from: folder, to: twin });
  return true;
}

/**
 * Moves what was made anew over a twin of the version before, and the whole to where it was made.
 * A file is replaced and never written to: earlier versions have the same.
 * @param {string} folder
 * @param {string} twin
 * @param {readonly string[]} dropped what of the version before has no place in this one.
 */
export function overlay(folder, twin, dropped) {
  const made = new Set(filesIn(folder));
  const compressed = [...made].filter((name) => COMPRESSED.every((end) => !name.endsWith(end)));
  for (const name of [...dropped, ...compressed].flatMap(withCompressed)) {
    if (!made.has(name)) remove(twin, name);
  }
  for (const name of made) {
    mkdirSync(dirname(join(twin, name)), { recursive: true });
    renameSync(join(folder, name), join(twin, name));
  }
  rmSync(folder, { recursive: true });
  renameSync(twin, folder);
}
