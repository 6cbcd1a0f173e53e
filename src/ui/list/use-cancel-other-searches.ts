import { useEffect } from 'react';
import { hashOf, type Query } from '../site/queries/query';
import { useQueryCache } from '../site/queries/use-query';

/**
 * Aborts in-flight queries of the same name with another input. Removes failed ones from the cache,
 * so that the next mount retries them.
 */
export function useCancelOtherSearches({ key }: Query<unknown>): void {
  const cache = useQueryCache();
  const hash = hashOf(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => cache.cancelOthers(key), [cache, hash]);
}
