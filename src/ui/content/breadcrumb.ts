/** The texts of the breadcrumb, which is on every page except the home page. */
import type { ContentLink } from './link';

/** First link of every breadcrumb. */
export const home: ContentLink = { label: 'Home', to: '/' };

/** Accessible name of the `nav` element. */
export const label = 'Breadcrumb';
