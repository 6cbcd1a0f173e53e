import { PAGE_CACHE } from '../adapters/browser/service-worker-messages';

/**
 * Prefix of the names of caches that contain dehydrated states. The rest of the name is the version
 * of the code, because another version may expect the state in another format.
 */
export const PAGE_DATA = 'site-page-data-';

export const CACHES = {
  pages: PAGE_CACHE,
  pageData: `${PAGE_DATA}${__SHELL__.version}`,
  code: 'site-code',
  pictures: 'site-pictures',
  offline: 'site-offline',
} as const;
