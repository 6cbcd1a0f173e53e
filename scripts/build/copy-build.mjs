import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';
import { identityOf } from './build-manifest.mjs';
import { reuseFiles } from './reuse-files.mjs';

/**
 * Name of a file in a prepared copy. The file contains `identityOf` of the original build, so that
 * a copy of another build is not used.
 */
const COPY_OF = '.copy-of';

/**
 * Copies a build by hard links. Call it before an update needs the copy, because creating the
 * folders of 12,000 pages takes longer than the update itself.
 * @param {string} build
 * @param {string} copy target folder. An existing copy is replaced when the new copy is complete.
 */
export function prepareCopy(build, copy) {
  if (isCopyOf(build, copy)) return;
  const unfinished = join(dirname(copy), `.copy-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  reuseFiles(filesIn(build), { from: build, to: unfinished });
  writeFileSync(join(unfinished, COPY_OF), identityOf(build));
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
}

/** @param {string} build @param {string} copy */
function isCopyOf(build, copy) {
  const mark = join(copy, COPY_OF);
  return existsSync(mark) && readFileSync(mark, 'utf8') === identityOf(build);
}

/**
 * Moves the prepared copy of a build to a new folder. Prepares the copy first if there is none.
 * @param {string} build
 * @param {string} copy
 * @param {string} folder
 */
export function takeCopy(build, copy, folder) {
  prepareCopy(build, copy);
  rmSync(join(copy, COPY_OF));
  renameSync(copy, folder);
}
