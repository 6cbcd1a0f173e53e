import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { newQueryCache, type QueryCache } from '../../src/ui/site/queries/query-cache';
import { seedSiteDetails } from '../../src/ui/site/queries/use-site-details';

/** A cache that contains what every page needs, the details of the site. */
export function aQueryCache(details = SITE_DETAILS): QueryCache {
  const cache = newQueryCache();
  seedSiteDetails(cache, details);
  return cache;
}
