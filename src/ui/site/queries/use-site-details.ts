import type { SiteDetails } from '../../../domain/site/site-details';
import { useUseCases } from '../use-cases-context';
import { type QueryKey, queryOf } from './query';
import type { QueryCache } from './query-cache';
import { useSuspenseSnapshot } from './use-query';

const KEY: QueryKey = ['getSiteDetails'];

/** Adds the details to the cache of a page that was not prerendered. */
export const seedSiteDetails = (cache: QueryCache, details: SiteDetails): void =>
  cache.seed(KEY, details, Date.now());

/**
 * Returns the brand's name, contact details and announcement. Suspends until they are loaded. They
 * are never refetched: every page uses them, so a refetch would mean a request to the CMS for each
 * visited page.
 */
export const useSiteDetails = (): SiteDetails =>
  useSuspenseSnapshot(queryOf(useUseCases(), 'getSiteDetails'));
