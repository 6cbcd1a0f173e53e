import { PAGE_TEXTS } from '../src/adapters/embedded/page-texts';
import type { PageMetaTexts } from '../src/domain/texts/page-meta-texts';
import { batchMeta } from '../src/ui/content/meta/batch';
import { batchesMeta } from '../src/ui/content/meta/batches';
import { lawPageMeta } from '../src/ui/content/meta/law-page';
import { lineSheetMeta } from '../src/ui/content/meta/line-sheet';
import { notFoundMeta } from '../src/ui/content/meta/not-found';
import { offlineMeta } from '../src/ui/content/meta/offline';
import { postMeta } from '../src/ui/content/meta/post';
import { productMeta } from '../src/ui/content/meta/product';

/**
 * The shipped titles and descriptions of all pages except home. `homeTitle` builds the title of
 * home.
 */
export const PAGE_META = {
  about: PAGE_TEXTS.about.meta,
  products: PAGE_TEXTS['products-page'].meta,
  product: productMeta,
  compare: PAGE_TEXTS['compare-page'].meta,
  blog: PAGE_TEXTS.journal.meta,
  post: postMeta,
  faq: PAGE_TEXTS.faq.meta,
  contact: PAGE_TEXTS.contact.meta,
  enquiry: PAGE_TEXTS['enquiry-page'].meta,
  sustainability: PAGE_TEXTS.sustainability.meta,
  wholesale: PAGE_TEXTS.wholesale.meta,
  lineSheet: lineSheetMeta,
  auth: PAGE_TEXTS['sign-up'].meta,
  thankYou: PAGE_TEXTS['thank-you'].meta,
  lawPage: lawPageMeta,
  batches: batchesMeta,
  batch: batchMeta,
  offline: offlineMeta,
  notFound: notFoundMeta,
} as const satisfies Record<string, PageMetaTexts>;
