import type { PageMeta } from './page-meta';

export const lineSheetMeta: PageMeta = {
  title: 'Line sheet',
  description: 'The catalogue for buyers on two pages of paper: pictures, volumes and prices.',
};
