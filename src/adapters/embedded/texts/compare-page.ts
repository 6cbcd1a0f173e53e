import type { ComparePageTexts } from '../../../domain/texts/pages/compare-page-texts';

export const COMPARE_PAGE: ComparePageTexts = {
  meta: {
    title: 'Compare oils and resins',
    description:
      'Two or three of our oils side by side: their trees, how their scent goes on over an hour, their facts and their prices.',
  },
  title: 'Side by side',
  lead: 'Scent, tree, resin and price of each, on one page.',
};
