import { identityOf, readManifest } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Before} Before */

/**
 * What a build leaves in memory so that the next build of the same process need not read the
 * manifest.
 * @typedef {object} Memory
 * @property {string} code fingerprint of the code.
 * @property {Before | null} site
 */

/** @returns {Memory} */
export const noMemory = () => ({ code: '', site: null });

/**
 * The earlier build that this one can reuse; `null`, with the reason logged, when a full build is
 * needed.
 * @param {string} from
 * @param {string} code
 * @param {Memory} memory
 * @returns {Before | null}
 */
export function earlierSite(from, code, { code: remembered, site }) {
  if (site !== null && remembered === code && site.history.at(-1)?.folder === identityOf(from)) {
    return { ...site, folder: from };
  }
  const found = readManifest(from, code);
  if ('before' in found) return found.before;
  console.log(`A full build, since ${found.reason}.`);
  return null;
}
