import type { PageMeta } from './page-meta';

export const faqMeta: PageMeta = {
  title: 'Questions and answers',
  description:
    'Plain answers about frankincense oil and resin, the harvest, use and safety, enquiries and wholesale.',
};
