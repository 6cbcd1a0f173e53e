import type { SiteDetails } from '../../domain/site/site-details';

export interface SiteDetailsSource {
  /** Rejects with a `ContentError`. */
  get(): Promise<SiteDetails>;
}
