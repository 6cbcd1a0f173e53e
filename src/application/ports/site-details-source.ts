import type { SiteForSharing } from '../../domain/site/site-details';

export interface SiteDetailsSource {
  /** Returns the details of the site. Rejects with a `ContentError` on failure. */
  get(): Promise<SiteForSharing>;
}
