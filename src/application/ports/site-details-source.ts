import type { Site } from '../../domain/site/site-details';

export interface SiteDetailsSource {
  /** Rejects with a `ContentError`. */
  get(): Promise<Site>;
}
