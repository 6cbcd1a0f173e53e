import { PAGE_TEXTS } from '../src/adapters/embedded/page-texts';
import type { PageMetaTexts } from '../src/domain/texts/page-meta-texts';
import { aboutMeta } from '../src/ui/content/meta/about';
import { faqMeta } from '../src/ui/content/meta/faq';
import { notFoundMeta } from '../src/ui/content/meta/not-found';
import { offlineMeta } from '../src/ui/content/meta/offline';
import { postMeta } from '../src/ui/content/meta/post';
import { productMeta } from '../src/ui/content/meta/product';
import { sustainabilityMeta } from '../src/ui/content/meta/sustainability';
import { wholesaleMeta } from '../src/ui/content/meta/wholesale';

/** Titles and descriptions of all pages but home. */
export const PAGE_META = {
  about: aboutMeta,
  products: PAGE_TEXTS['products-page'].meta,
  product: productMeta,
  compare: PAGE_TEXTS.comparison.meta,
  blog: PAGE_TEXTS.journal.meta,
  post: postMeta,
  faq: faqMeta,
  contact: PAGE_TEXTS.contact.meta,
  sustainability: sustainabilityMeta,
  wholesale: wholesaleMeta,
  auth: PAGE_TEXTS['sign-up'].meta,
  thankYou: PAGE_TEXTS['thank-you'].meta,
  offline: offlineMeta,
  notFound: notFoundMeta,
} as const satisfies Record<string, PageMetaTexts>;
