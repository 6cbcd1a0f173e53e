/**
 * Questions and answers, in groups. An `id` is part of an address that people may have bookmarked
 * (`/faq#what-is-it-made-from`): reword a question freely, but leave its id as it is.
 * An answer is a list of paragraphs.
 */
import { faqHarvest } from './faq-harvest';
import { faqKeeping } from './faq-keeping';
import { faqOils } from './faq-oils';
import { faqOrders } from './faq-orders';
import type { FaqGroup } from './faq-types';
import { faqUse } from './faq-use';

export const faq = {
  /** The name in the breadcrumb. */
  name: 'FAQ',
  title: ['Questions and', 'plain answers'],
  searchLabel: 'Search the questions',
  /** Number of matches, which screen readers announce while the visitor types. */
  foundLabel: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  groupsLabel: 'Groups of questions',
  noneFound: 'No question with these words. Try fewer of them, or write to us.',
  clearSearch: 'Show all questions',
  notHere: { text: 'Not here?', action: { label: 'Contact Us', to: '/contactus' } },
  groups: [faqOils, faqOrders, faqHarvest, faqUse, faqKeeping] as readonly FaqGroup[],
} as const;
