import { type PageMeta, titleOf } from './page-meta';

export const contactMeta: PageMeta = {
  title: titleOf('Contact Us'),
  description:
    'Write to us about an oil, a harvest, a document or a scent you are trying to remember.',
};
