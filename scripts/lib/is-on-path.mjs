import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} path
 * @returns {boolean} whether this file is there and can be run.
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
 * The first of these programs that PATH holds, in the order of PATH: its whole path, if any.
 * @param {readonly string[]} programs
 */
export const onPath = (...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isExecutable);

/** @param {string} program */
export const isOnPath = (program) => onPath(program) !== undefined;
