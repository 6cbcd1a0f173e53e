import type { SiteDetails } from '../../../domain/site/site-details';
import type { SiteDetailsSource } from '../../ports/site-details-source';

export const getSiteDetails = (siteDetails: SiteDetailsSource) => (): Promise<SiteDetails> =>
  siteDetails.get();
