import type { SiteDetails } from '../../../domain/site/site-details.ts';

/** Returns the whole document title of the home page. */
export const homeTitle = ({ name, line }: Pick<SiteDetails, 'name' | 'line'>): string =>
  `${name} – ${line}`;

/** The description of the home page for search engines. */
export const homeDescription =
  'Frankincense essential oil and resin from Somali harvesters: Carterii and Maydi, distilled from wild Boswellia resin.';
