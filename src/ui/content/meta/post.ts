import { type PageMeta, titleOf } from './page-meta';

export const postMeta: PageMeta = {
  title: titleOf('Blog post'),
  description: 'A note on frankincense from the mountains of northern Somalia.',
};
