import type { PageMeta } from './page-meta';

export const wholesaleMeta: PageMeta = {
  title: 'Wholesale',
  description:
    'Frankincense oil and resin for perfumers, makers and shops: formats, how it works, documents on request, enquiry form.',
};
