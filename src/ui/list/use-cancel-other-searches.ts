import { useEffect } from 'react';
import { hashOf, type Query } from '../site/queries/query';
import { useQueryCache } from '../site/queries/use-query';

/** Cancels the searches that this one replaces: see `QueryCache.cancelOthers`. */
export function useCancelOtherSearches({ key }: Query<unknown>): void {
  const cache = useQueryCache();
  const hash = hashOf(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => cache.cancelOthers(key), [cache, hash]);
}
