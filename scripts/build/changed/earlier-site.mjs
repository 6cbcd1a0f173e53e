import { identityOf, readManifest } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Before} Before */

/**
 * What a build leaves in memory for the next one in its process, which need not read its manifest then.
 * @typedef {object} Memory
 * @property {string} code its fingerprint.
 * @property {Before | null} site
 */

/** @returns {Memory} */
export const noMemory = () => ({ code: '', site: null });

/**
 * What of an earlier build can be kept; `null`, and the reason is told, where all is to be built.
 * @param {string} from
 * @param {string} code
 * @param {Memory} memory
 * @returns {Before | null}
 */
export function earlierSite(from, code, { code: known, site }) {
  if (site !== null && known === code && site.history.at(-1)?.folder === identityOf(from)) {
    return { ...site, folder: from };
  }
  const found = readManifest(from, code);
  if ('before' in found) return found.before;
  console.log(`A full build, since ${found.reason}.`);
  return null;
}
