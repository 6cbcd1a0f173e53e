import type { PageMeta } from './page-meta';

export const blogListMeta: PageMeta = {
  title: 'Blog',
  description:
    'Notes on frankincense: how a tear forms, the Somali seasons, the still, the incense burner and keeping an oil well.',
};
