import type { ProductsPageTexts } from '../../../domain/texts/pages/products-page-texts';

export const PRODUCTS_PAGE: ProductsPageTexts = {
  meta: {
    title: 'Products',
    description:
      'Browse Carterii and Maydi frankincense oils in ten ml, thirty ml and bulk, a roll-on, a discovery pair and resin tears.',
  },
  lead: 'Essential oils and resin from Boswellia carterii and Boswellia frereana.',
  tile: {
    text: 'Not sure which oil? Describe the scent you have in mind.',
    link: 'Contact Us',
  },
  whenEmpty: {
    heading: 'Products not available at the moment.',
    text: 'Write to us, and we answer when there is something to offer.',
  },
};
