import { PAGES } from '../../scripts/lib/pages.mjs';

/** Every page, and a product page that does not exist. */
export const ROUTES = [...PAGES, '/product-detail/nothing-of-that-name'];
