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
 * Returns the absolute path of one of these programs; `undefined` when none is on PATH. An earlier
 * folder of PATH wins, and within a folder the earlier argument.
 * @param {readonly string[]} programs
 */
export const onPath = (...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isExecutable);

/** @param {string} program */
export const isOnPath = (program) => onPath(program) !== undefined;
