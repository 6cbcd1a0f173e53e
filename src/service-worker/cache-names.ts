import { KEPT_PAGES } from '../adapters/browser/worker-messages';

/** Versioned: newer code may not understand the dehydrated state of this version. */
export const PAGE_DATA = 'site-page-data-';

export const CACHES = {
  pages: KEPT_PAGES,
  pageData: `${PAGE_DATA}${__SHELL__.version}`,
  code: 'site-code',
  pictures: 'site-pictures',
  offline: 'site-offline',
} as const;
