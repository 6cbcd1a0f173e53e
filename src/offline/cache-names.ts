import { KEPT_PAGES } from '../adapters/browser/worker-messages';

/** A newer version of the code may not understand what this one was told. */
export const PAGE_DATA = 'site-page-data-';

export const CACHES = {
  pages: KEPT_PAGES,
  pageData: `${PAGE_DATA}${__SHELL__.version}`,
  code: 'site-code',
  pictures: 'site-pictures',
  offline: 'site-offline',
} as const;
