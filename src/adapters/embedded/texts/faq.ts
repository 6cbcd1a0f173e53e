import type { FaqTexts } from '../../../domain/texts/pages/faq-texts';

export const FAQ: FaqTexts = {
  meta: {
    title: 'Questions and answers',
    description:
      'Plain answers about frankincense oil and resin, the harvest, use and safety, enquiries and wholesale.',
  },
  intro: {
    heading: ['Questions and', 'plain answers'],
  },
  search: {
    label: 'Search the questions',
    whenEmpty: 'No question with these words. Try fewer of them, or write to us.',
    button: 'Show all questions',
  },
  groups: {
    oilsAndResin: 'Oils and resin',
    ordersAndWholesale: 'Orders and wholesale',
    harvest: 'Harvest',
    useAndSafety: 'Use and safety',
    keepingAnOil: 'Keeping an oil',
  },
  notHere: { text: 'Not here?', link: 'Contact Us' },
};
