import { createHash } from 'node:crypto';
import { withItems } from './public-content-items.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

/**
 * Returns a short hash for comparing texts or bytes.
 * @param {...(string | Buffer)} parts
 */
export const digest = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('base64url')
    .slice(0, 22);

/**
 * Returns the content with a digest in place of each item's `asListed`, which is the item's JSON in
 * its list. A digest is shorter than the JSON, and it changes when the item changes.
 * @param {PublicContent} content
 */
export const digested = (content) =>
  withItems(content, (items) =>
    items.map((item) => ({ ...item, asListed: digest(item.asListed) })),
  );
