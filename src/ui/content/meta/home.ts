// The imports have file extensions, because the build configuration imports this file in Node.
import { brand } from '../brand.ts';
import type { PageMeta } from './page-meta.ts';

export const homeMeta: PageMeta = {
  title: `${brand.name} – ${brand.line}`,
  description:
    'Frankincense essential oil and resin from Somali harvesters: Carterii and Maydi, distilled from wild Boswellia resin.',
};
