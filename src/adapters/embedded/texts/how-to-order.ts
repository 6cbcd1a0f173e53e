import type { HowToOrderTexts } from '../../../domain/texts/how-to-order-texts';

export const HOW_TO_ORDER: HowToOrderTexts = {
  heading: 'Order by enquiry',
  steps: [
    'Choose what you would like, and how much of it.',
    'Write to us where it should go. You pay nothing here.',
    'We answer with what is available and the delivered price. You decide.',
  ],
  link: 'Your enquiry',
};
