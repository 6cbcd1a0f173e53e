import { aboutMeta } from './meta/about';
import { authMeta } from './meta/auth';
import { blogMeta } from './meta/blog';
import { contactMeta } from './meta/contact';
import { faqMeta } from './meta/faq';
import { homeMeta } from './meta/home';
import { notFoundMeta } from './meta/not-found';
import { postMeta } from './meta/post';
import { productMeta } from './meta/product';
import { productsMeta } from './meta/products';
import { sustainabilityMeta } from './meta/sustainability';
import { wholesaleMeta } from './meta/wholesale';
import type { PageMeta } from './page-meta';

/** Every page's title and description. Pages take their own from `meta/`. */
export const meta = {
  home: homeMeta,
  about: aboutMeta,
  products: productsMeta,
  product: productMeta,
  blog: blogMeta,
  post: postMeta,
  faq: faqMeta,
  contact: contactMeta,
  sustainability: sustainabilityMeta,
  wholesale: wholesaleMeta,
  auth: authMeta,
  notFound: notFoundMeta,
} as const satisfies Record<string, PageMeta>;
