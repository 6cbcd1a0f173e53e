import type { PageMeta } from './page-meta';

export const contactMeta: PageMeta = {
  title: 'Contact Us',
  description:
    'Write to us about an oil, a harvest, a document or a scent you are trying to remember.',
};
