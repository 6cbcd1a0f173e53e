import type { PageMeta } from './page-meta';

export const notFoundMeta: PageMeta = {
  title: 'Page not found',
  description:
    'There is no page at this address. Here are the ways back to the oils, the blog and our contact form.',
};
