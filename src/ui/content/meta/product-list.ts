import type { PageMeta } from './page-meta';

export const productListMeta: PageMeta = {
  title: 'Products',
  description:
    'Browse Carterii and Maydi frankincense oils in ten ml, thirty ml and bulk, a roll-on, a discovery pair and resin tears.',
};
