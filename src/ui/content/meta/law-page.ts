import type { PageMeta } from './page-meta';

export const lawPageMeta: PageMeta = {
  title: 'Legal',
  description: 'What the law asks us to say: who we are, what we do with your data, and our terms.',
};
