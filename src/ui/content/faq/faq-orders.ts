import type { FaqGroup } from './faq-types';

export const faqOrders: FaqGroup = {
  id: 'orders-and-wholesale',
  title: 'Orders and wholesale',
  questions: [
    {
      id: 'how-do-i-buy',
      question: 'How do I buy an oil?',
      answer: [
        'This site has no basket. Open an oil, choose "Ask about this oil" and send us a line; we answer with what is available and how it could reach you. Asking binds you to nothing.',
      ],
    },
    {
      id: 'do-you-sell-in-bulk',
      question: 'Do you sell in bulk?',
      answer: [
        'Yes, oil from one litre, and resin tears. The Wholesale page says how it works and has a form of its own.',
      ],
    },
    {
      id: 'where-do-you-ship',
      question: 'Where do you ship?',
      answer: [
        'Tell us where you are, and we tell you whether we can and what it costs. Essential oils are often classed as flammable, and rules for sending them differ from country to country.',
      ],
    },
    {
      id: 'which-documents',
      question: 'Which documents can I see?',
      answer: [
        'Ask for the report of a batch, the safety data sheet or the list of allergens. Not every batch has every document; we tell you which exist.',
      ],
    },
    {
      id: 'do-i-need-an-account',
      question: 'Do I need an account?',
      answer: [
        'No, and there are none. SignUp leads to a form in which you can leave your e-mail address, to hear about new harvests.',
      ],
    },
    {
      id: 'are-the-testimonials-real',
      question: 'Are the words from clients real?',
      answer: [
        'Those marked "Sample" are not: they were written to show where real words will stand. They will be replaced.',
      ],
    },
  ],
};
