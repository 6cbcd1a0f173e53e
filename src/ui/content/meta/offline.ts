import type { PageMeta } from './page-meta';

export const offlineMeta: PageMeta = {
  title: 'No network',
  description: 'This page is not kept on this device. Here are those that open without a network.',
};
