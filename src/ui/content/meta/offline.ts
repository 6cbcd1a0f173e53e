import { type PageMeta, titleOf } from './page-meta';

export const offlineMeta: PageMeta = {
  title: titleOf('No network'),
  description: 'This page is not kept on this device. Here are those that open without a network.',
};
