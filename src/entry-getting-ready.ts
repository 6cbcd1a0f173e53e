import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import { gettingReadyDocument } from './ui/app/documents/getting-ready-document';

/**
 * The document that a host serves until the site is first published, for
 * `scripts/publisher/serve-placeholder-page.mjs`. It shows the embedded details, because the
 * publisher writes it before it calls the CMS, which may not run yet.
 */
export const gettingReady = (): Promise<string> => gettingReadyDocument(SITE_DETAILS);
