import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} path
 * @returns {boolean} whether this file exists and is executable.
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the absolute path of the first of these programs that is found, in the order of PATH;
 * `undefined` when none is found.
 * @param {readonly string[]} programs
 */
export const onPath = (...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isExecutable);

/** @param {string} program */
export const isOnPath = (program) => onPath(program) !== undefined;
