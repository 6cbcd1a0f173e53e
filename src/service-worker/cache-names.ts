import { PAGE_CACHE } from '../adapters/browser/worker-messages';

/**
 * Prefix of the names of the caches of dehydrated states. The name ends with the version, because
 * other versions of the code may not understand the state.
 */
export const PAGE_DATA = 'site-page-data-';

export const CACHES = {
  pages: PAGE_CACHE,
  pageData: `${PAGE_DATA}${__SHELL__.version}`,
  code: 'site-code',
  pictures: 'site-pictures',
  offline: 'site-offline',
} as const;
