import { PAGES } from '../../scripts/lib/pages.mjs';

/** Every page, and one without content. */
export const ROUTES = [...PAGES, '/product-detail/nothing-of-that-name'];
