import type { ComparisonTexts } from '../../../domain/texts/comparison-texts';

export const COMPARISON: ComparisonTexts = {
  meta: {
    title: 'Compare oils and resins',
    description:
      'Two or three of our oils side by side: their trees, how their scent goes on over an hour, their facts and their prices.',
  },
  title: 'Side by side',
  lead: 'Scent, tree, resin and price of each, on one page.',
  rows: { price: 'Price', hour: 'The hour' },
  unknown: 'Not told',
  note: 'Curves are impressions drawn from the words of each, not measurements.',
  link: 'Compare in full',
};
