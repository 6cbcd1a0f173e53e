import { createHash } from 'node:crypto';
import { withItems } from './listed-documents.mjs';

/** @typedef {import('../../src/application/content/public-content').PublicContent} PublicContent */

/**
 * A short hash by which texts or bytes are compared.
 * @param {...(string | Buffer)} parts
 */
export const digest = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('base64url')
    .slice(0, 22);

/**
 * The lists with each item's `asListed` replaced by its digest, which is enough for comparison.
 * @param {PublicContent} content
 */
export const digested = (content) =>
  withItems(content, (items) =>
    items.map((item) => ({ ...item, asListed: digest(item.asListed) })),
  );
