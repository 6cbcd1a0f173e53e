import { createRequire } from 'node:module';

/**
 * Loads a package of the CMS, or one of its files by a path such as
 * `./dist/src/mail/validated-mails`.
 */
export const requireOfCms = createRequire(new URL('../../cms/package.json', import.meta.url));
