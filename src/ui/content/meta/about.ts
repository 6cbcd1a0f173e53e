import type { PageMeta } from './page-meta';

export const aboutMeta: PageMeta = {
  title: 'About Us',
  description:
    'The land, the tree, the hands and the still: how frankincense comes from the mountains of northern Somalia to a bottle.',
};
