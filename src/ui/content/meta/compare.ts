import type { PageMeta } from './page-meta';

export const compareMeta: PageMeta = {
  title: 'Compare oils and resins',
  description:
    'Two or three of our oils side by side: their trees, how their scent goes on over an hour, their facts and their prices.',
};
