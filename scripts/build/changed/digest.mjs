import { createHash } from 'node:crypto';

/**
 * A short hash by which texts or bytes are compared.
 * @param {...(string | Buffer)} parts
 */
export const digest = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('base64url')
    .slice(0, 22);
