import { type PageMeta, titleOf } from './page-meta';

export const aboutMeta: PageMeta = {
  title: titleOf('About Us'),
  description:
    'The land, the tree, the hands and the still: how frankincense comes from the mountains of northern Somalia to a bottle.',
};
