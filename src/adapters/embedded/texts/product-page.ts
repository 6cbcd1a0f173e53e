import type { ProductPageTexts } from '../../../domain/texts/pages/product-page-texts';

export const PRODUCT_PAGE: ProductPageTexts = {
  meta: {
    description:
      'A frankincense product: its scent, its botanical facts, how to use it and how to ask about it.',
  },
  ask: {
    button: 'Ask about this oil',
    note: 'No basket, no obligation: we answer with what is available and what we know about the batch.',
  },
  hour: {
    heading: 'An hour with this oil',
    note: 'The curve is an impression drawn from these words, not a measurement.',
  },
  tree: { heading: 'The tree' },
  // The advice follows published safety guidance. Every product page must show `standard`.
  safety: {
    heading: 'Use and safety',
    standard:
      'For external and aromatic use. Dilute before use on skin. Not intended to diagnose, treat, cure or prevent any disease.',
    points: [
      'Dilute in a carrier oil; for adults, one to three percent is common.',
      'Try a diluted drop on the inside of the forearm first: cover it and wait 48 hours.',
      'Not for children under two without professional advice.',
      'If you are pregnant or under treatment, ask a professional first.',
      'Keep away from eyes, and out of the reach of children.',
      'Keep it closed, cool and in the dark: oil that has oxidised can make skin sensitive.',
    ],
    link: 'More about use and safety',
  },
  related: { heading: 'Related products', link: 'Explore More' },
};
