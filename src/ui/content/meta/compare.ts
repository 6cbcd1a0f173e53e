import { type PageMeta, titleOf } from './page-meta';

export const compareMeta: PageMeta = {
  title: titleOf('Compare oils and resins'),
  description:
    'Two or three of our oils side by side: their trees, how their scent goes on over an hour, their facts and their prices.',
};
