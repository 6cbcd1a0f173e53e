import { PAGES } from '../../config/site-pages.mjs';

/** The path of every page, and that of a product that does not exist. */
export const ROUTES = [...PAGES, '/product-detail/nothing-of-that-name'];
