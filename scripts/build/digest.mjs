import { createHash } from 'node:crypto';
import { withItems } from './listed-documents.mjs';

/** @typedef {import('../../src/application/content/public-content').PublicContent} PublicContent */

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
 * Returns a copy of the content in which a digest replaces the `asListed` of each item, the JSON of
 * the item in its list. The digest is shorter than the JSON, but also differs after any change of
 * the item.
 * @param {PublicContent} content
 */
export const digested = (content) =>
  withItems(content, (items) =>
    items.map((item) => ({ ...item, asListed: digest(item.asListed) })),
  );
