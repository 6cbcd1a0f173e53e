import type { Redirects } from '../../application/ports/redirects';

/** Returns no redirects, because the owner enters them in the CMS. */
export const embeddedRedirects = (): Redirects => ({ all: async () => [] });
