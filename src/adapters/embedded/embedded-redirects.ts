import type { Redirects } from '../../application/ports/redirects';

/** None: a site without a CMS has no old addresses. */
export const embeddedRedirects = (): Redirects => ({ all: async () => [] });
