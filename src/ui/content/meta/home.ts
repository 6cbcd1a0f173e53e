import type { SiteDetails } from '../../../domain/site/site-details.ts';

/** Returns the whole document title of the home page. */
export const homeTitle = ({ name, line }: Pick<SiteDetails, 'name' | 'line'>): string =>
  `${name} – ${line}`;
