import type { PageMeta } from './page-meta';

export const batchesMeta: PageMeta = {
  title: 'Find your batch',
  description:
    'Type the number on your bottle or bag, and read where its resin was gathered and what a laboratory found in it.',
};
