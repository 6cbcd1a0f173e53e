import type { PageMeta } from './page-meta';

export const lineSheetMeta: PageMeta = {
  title: 'Line sheet',
  description: 'The whole catalogue for buyers, to print on two pages: pictures, volumes, prices.',
};
