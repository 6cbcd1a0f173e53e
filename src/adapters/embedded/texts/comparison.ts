import type { ComparisonTexts } from '../../../domain/texts/comparison-texts';

export const COMPARISON: ComparisonTexts = {
  rows: { price: 'Price', hour: 'The hour' },
  unknown: 'Not told',
  note: 'Curves are impressions drawn from the words of each, not measurements.',
  link: 'Compare in full',
};
