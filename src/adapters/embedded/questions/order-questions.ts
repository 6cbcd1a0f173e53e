import type { GroupedQuestion } from '../../../domain/questions/question';

export const orderQuestions: readonly GroupedQuestion[] = [
  {
    id: 'how-do-i-buy',
    question: 'How do I buy an oil?',
    answer: [
      'This site has no basket. Open an oil, choose “Ask about this oil” and write to us; we answer with what is available and how it can reach you. Asking commits you to nothing.',
    ],
  },
  {
    id: 'do-you-sell-in-bulk',
    question: 'Do you sell in bulk?',
    answer: [
      'Yes: oil from one litre, and resin tears. The Wholesale page explains how it works and has its own form.',
    ],
  },
  {
    id: 'where-do-you-ship',
    question: 'Where do you ship?',
    answer: [
      'Tell us where you are, and we answer whether we can and what it costs. Essential oils are often classed as flammable, and rules for sending them differ from country to country.',
    ],
  },
  {
    id: 'which-documents',
    question: 'Which documents can I see?',
    answer: [
      'Ask for the report of a batch, the safety data sheet or the list of allergens. Which of them exist differs from batch to batch.',
    ],
  },
  {
    id: 'do-i-need-an-account',
    question: 'Do I need an account?',
    answer: [
      'No. SignUp leads to a form where you can leave your e-mail address, to hear about new harvests.',
    ],
  },
];
