import { aboutMeta } from './about';
import { blogListMeta } from './blog-list';
import { compareMeta } from './compare';
import { contactMeta } from './contact';
import { faqMeta } from './faq';
import { notFoundMeta } from './not-found';
import { offlineMeta } from './offline';
import type { PageMeta } from './page-meta';
import { postMeta } from './post';
import { productMeta } from './product';
import { productListMeta } from './product-list';
import { signUpMeta } from './sign-up';
import { sustainabilityMeta } from './sustainability';
import { thankYouMeta } from './thank-you';
import { wholesaleMeta } from './wholesale';

/** Titles and descriptions of all pages but home. A page itself imports only its own, from `meta/`. */
export const meta = {
  about: aboutMeta,
  products: productListMeta,
  product: productMeta,
  compare: compareMeta,
  blog: blogListMeta,
  post: postMeta,
  faq: faqMeta,
  contact: contactMeta,
  sustainability: sustainabilityMeta,
  wholesale: wholesaleMeta,
  auth: signUpMeta,
  thankYou: thankYouMeta,
  offline: offlineMeta,
  notFound: notFoundMeta,
} as const satisfies Record<string, PageMeta>;
