import type { QuestionGroupId } from '../../../domain/questions/question';

const groupTitles: Readonly<Record<QuestionGroupId, string>> = {
  'oils-and-resin': 'Oils and resin',
  'orders-and-wholesale': 'Orders and wholesale',
  harvest: 'Harvest',
  'use-and-safety': 'Use and safety',
  'keeping-an-oil': 'Keeping an oil',
};

/** The words around the questions. The questions themselves are read like other content. */
export const faq = {
  title: ['Questions and', 'plain answers'],
  /** The name of the questions while they load and when they fail to. */
  what: 'questions',
  searchLabel: 'Search the questions',
  /** Number of matches, which screen readers announce while the visitor types. */
  foundLabel: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  groupsLabel: 'Groups of questions',
  groupTitles,
  noneFound: 'No question with these words. Try fewer of them, or write to us.',
  clearSearch: 'Show all questions',
  notHere: { text: 'Not here?', action: { label: 'Contact Us', to: '/contactus' } },
} as const;
