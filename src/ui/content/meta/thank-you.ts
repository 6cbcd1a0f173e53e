import type { PageMeta } from './page-meta';

export const thankYouMeta: PageMeta = {
  title: 'Thank you',
  description: 'What was sent by one of the forms of this site is stored. Here are the ways on.',
};
