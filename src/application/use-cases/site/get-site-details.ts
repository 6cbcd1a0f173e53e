import type { SiteDetails, SiteForSharing } from '../../../domain/site/site-details';
import type { SiteDetailsSource } from '../../ports/site-details-source';

/** Returns the details for pages. The sharing picture is left out: only link previews use it. */
export const getSiteDetails =
  (siteDetails: SiteDetailsSource) => async (): Promise<SiteDetails> => {
    const { sharingPicture: _, ...details } = await siteDetails.get();
    return details;
  };

/** Returns the details with the sharing picture, for the head of a page. */
export const getSiteForSharing = (siteDetails: SiteDetailsSource) => (): Promise<SiteForSharing> =>
  siteDetails.get();
