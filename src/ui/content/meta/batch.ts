import type { PageMeta } from './page-meta';

export const batchMeta: PageMeta = {
  title: 'Batch',
  description: 'Where this batch was gathered and distilled, and what a laboratory found in it.',
};
