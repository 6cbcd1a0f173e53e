import type { PageMeta } from './page-meta';

export const productMeta: PageMeta = {
  title: 'Product',
  description:
    'A frankincense product: its scent, its botanical facts, how to use it and how to ask about it.',
};
