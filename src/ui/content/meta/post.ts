import type { PageMeta } from './page-meta';

export const postMeta: PageMeta = {
  title: 'Blog post',
  description: 'A note on frankincense from the mountains of northern Somalia.',
};
