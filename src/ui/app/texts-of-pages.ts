import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageTextsName } from '../../domain/texts/page-texts';
import { placeOf } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';

const TEXTS_OF_PAGES: readonly (readonly [route: string, texts: readonly PageTextsName[]])[] = [
  [ROUTES.home, ['home', 'topics', 'comparison', 'how-to-order']],
  [ROUTES.products, ['products-page']],
  [ROUTES.product, ['product-page', 'how-to-order']],
  [ROUTES.compare, ['compare-page', 'comparison']],
  [ROUTES.blog, ['journal']],
  [ROUTES.post, ['post-page']],
  [ROUTES.contact, ['contact']],
  [ROUTES.enquiry, ['enquiry-page', 'how-to-order']],
  [ROUTES.auth, ['sign-up']],
  [ROUTES.thankYou, ['thank-you']],
  [ROUTES.about, ['about']],
  [ROUTES.sustainability, ['sustainability', 'topics']],
  [ROUTES.wholesale, ['wholesale']],
  [ROUTES.lineSheet, ['wholesale']],
  [ROUTES.faq, ['faq', 'how-to-order']],
];

const ON_EVERY_PAGE: readonly PageTextsName[] = ['navigation'];

/** Returns which texts (see `PageTexts`) the page at an address shows. */
export const textsOfPage = (address: string): readonly PageTextsName[] => {
  const own = TEXTS_OF_PAGES.find(([route]) => matchRoute(parse, route, placeOf(address))[0])?.[1];
  return [...ON_EVERY_PAGE, ...(own ?? [])];
};
