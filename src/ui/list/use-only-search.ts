import { useEffect } from 'react';
import { hashOf, type Query } from '../site/queries/query';
import { useQueryCache } from '../site/queries/use-query';

/**
 * Calls off searches of the same kind that nobody waits for any more, now that this one is what is
 * asked for, and forgets failed ones: who comes back to them gets another try.
 */
export function useOnlySearch({ key }: Query<unknown>): void {
  const cache = useQueryCache();
  const hash = hashOf(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => cache.cancelOthers(key), [cache, hash]);
}
