import { type PageMeta, titleOf } from './page-meta';

export const faqMeta: PageMeta = {
  title: titleOf('Questions and answers'),
  description:
    'Plain answers about frankincense oil and resin, the harvest, use and safety, enquiries and wholesale.',
};
