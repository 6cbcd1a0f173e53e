/** The way from home to a page, which stands over every page but home. */
import type { ContentLink } from './link';

/** Heads it. */
export const home: ContentLink = { label: 'Home', to: '/' };

/** What a screen reader calls it. */
export const label = 'Breadcrumb';
