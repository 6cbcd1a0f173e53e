/** The texts of the breadcrumb, which every page but home has. */
import type { ContentLink } from './link';

/** The first level. */
export const home: ContentLink = { label: 'Home', to: '/' };

/** The accessible name. */
export const label = 'Breadcrumb';
