import { type PageMeta, titleOf } from './page-meta';

export const blogListMeta: PageMeta = {
  title: titleOf('Blog'),
  description:
    'Notes on frankincense: how a tear forms, the Somali seasons, the still, the incense burner and keeping an oil well.',
};
