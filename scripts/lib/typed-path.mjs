import { resolve } from 'node:path';

/**
 * Returns the absolute path of a file that was typed as an argument. It is relative to the folder
 * where the command was typed, from which npm changes to the folder of package.json.
 * @param {string} typed
 */
export const typedPath = (typed) => resolve(process.env.INIT_CWD ?? process.cwd(), typed);
