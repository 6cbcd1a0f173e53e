import type { Site, SiteDetails } from '../../../domain/site/site-details';
import type { SiteDetailsSource } from '../../ports/site-details-source';

/** What every page shows: without what only link previews show, so that no page carries it. */
export const getSiteDetails =
  (siteDetails: SiteDetailsSource) => async (): Promise<SiteDetails> => {
    const { sharingPicture: _, ...details } = await siteDetails.get();
    return details;
  };

export const getSite = (siteDetails: SiteDetailsSource) => (): Promise<Site> => siteDetails.get();
