import { type PageMeta, titleOf } from './page-meta';

export const productListMeta: PageMeta = {
  title: titleOf('Products'),
  description:
    'Browse Carterii and Maydi frankincense oils in ten ml, thirty ml and bulk, a roll-on, a discovery pair and resin tears.',
};
