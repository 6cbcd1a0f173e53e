import { join } from 'node:path';
import { fileAt } from './file-at.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/**
 * @typedef {object} Changes Addresses of the pages in which a build differs from the earlier one.
 * @property {readonly string[]} rendered new or changed pages.
 * @property {readonly string[]} gone removed pages.
 */

/**
 * Returns the pages that differ from an earlier build.
 * @param {Manifest['pages']} pages
 * @param {Manifest['pages']} before
 * @param {readonly string[]} files names of the new and changed files.
 * @returns {Changes}
 */
export function changesBetween(pages, before, files) {
  const made = new Set(files);
  const isMade = (/** @type {string} */ address) => made.has(join(fileAt(address), 'index.html'));
  return {
    rendered: Object.keys(pages).filter(isMade),
    gone: Object.keys(before).filter((address) => !(address in pages)),
  };
}
