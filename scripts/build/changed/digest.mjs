import { createHash } from 'node:crypto';

/**
 * What stands for a text or bytes where they are compared.
 * @param {...(string | Buffer)} parts
 */
export const digest = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('base64url')
    .slice(0, 22);
