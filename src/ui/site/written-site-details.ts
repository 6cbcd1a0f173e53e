import type { SiteDetails } from '../../domain/site/site-details';

/** Id of the element that contains the site's details in a document that browsers render. */
export const SITE_DETAILS_ID = 'site-details';

/** Returns the details that the build wrote into a document; `null` if it wrote none. */
export function writtenSiteDetails(document: Document): SiteDetails | null {
  const text = document.getElementById(SITE_DETAILS_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteDetails) : null;
}
