import { KEPT_PAGES } from '../adapters/browser/worker-messages';

/**
 * Prefix of the names of the caches of dehydrated states. The name ends with the version, because
 * other versions of the code may not understand the state.
 */
export const PAGE_DATA = 'site-page-data-';

export const CACHES = {
  pages: KEPT_PAGES,
  pageData: `${PAGE_DATA}${__SHELL__.version}`,
  code: 'site-code',
  pictures: 'site-pictures',
  offline: 'site-offline',
} as const;
