import type { PageTexts } from '../../domain/texts/page-texts';
import { ABOUT } from './texts/about';
import { COMPARE_PAGE } from './texts/compare-page';
import { COMPARISON } from './texts/comparison';
import { CONTACT } from './texts/contact';
import { ENQUIRY_PAGE } from './texts/enquiry-page';
import { FAQ } from './texts/faq';
import { HOME } from './texts/home';
import { HOW_TO_ORDER } from './texts/how-to-order';
import { JOURNAL } from './texts/journal';
import { NAVIGATION } from './texts/navigation';
import { POST_PAGE } from './texts/post-page';
import { PRODUCT_PAGE } from './texts/product-page';
import { PRODUCTS_PAGE } from './texts/products-page';
import { SIGN_UP } from './texts/sign-up';
import { SUSTAINABILITY } from './texts/sustainability';
import { THANK_YOU } from './texts/thank-you';
import { TOPICS } from './texts/topics';
import { WHOLESALE } from './texts/wholesale';

/**
 * All texts that ship with the site, in one object. Tests use it, and the generator of the CMS's
 * single types. Pages use `embeddedPageTexts`, which loads only the texts that a page shows.
 */
export const PAGE_TEXTS: PageTexts = {
  home: HOME,
  navigation: NAVIGATION,
  topics: TOPICS,
  'products-page': PRODUCTS_PAGE,
  'product-page': PRODUCT_PAGE,
  comparison: COMPARISON,
  'compare-page': COMPARE_PAGE,
  'how-to-order': HOW_TO_ORDER,
  'enquiry-page': ENQUIRY_PAGE,
  journal: JOURNAL,
  'post-page': POST_PAGE,
  contact: CONTACT,
  'sign-up': SIGN_UP,
  'thank-you': THANK_YOU,
  about: ABOUT,
  sustainability: SUSTAINABILITY,
  wholesale: WHOLESALE,
  faq: FAQ,
};
