import { useEffect } from 'react';
import { hashOf, type Query } from '../site/queries/query';
import { useQueryCache } from '../site/queries/use-query';

/**
 * Aborts in-flight queries that have the name of this query but another input. Removes those that
 * have failed from the cache, so that the next component that needs them requests them again.
 */
export function useCancelOtherSearches({ key }: Query<unknown>): void {
  const cache = useQueryCache();
  const hash = hashOf(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => cache.cancelOthers(key), [cache, hash]);
}
