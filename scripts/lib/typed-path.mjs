import { resolve } from 'node:path';

/**
 * Returns the absolute path of a file that was typed as an argument. Resolves a relative path
 * against the folder where the user typed the command (`INIT_CWD`), because npm runs scripts in the
 * folder of package.json.
 * @param {string} typed
 */
export const typedPath = (typed) => resolve(process.env.INIT_CWD ?? process.cwd(), typed);
