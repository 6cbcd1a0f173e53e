import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import { gettingReadyDocument } from './ui/app/documents/getting-ready-document';

/**
 * The document that a host serves until the site is first published, for
 * `scripts/publisher/serve-placeholder-page.mjs`. The publisher writes this document before it
 * calls the CMS, because the CMS may not run yet. The document therefore shows the embedded
 * details.
 */
export const gettingReady = (): Promise<string> => gettingReadyDocument(SITE_DETAILS);
