import { useEffect } from 'react';
import { hashOf, type Read } from '../site/reads/read';
import { useReadCache } from '../site/reads/use-read';

/**
 * Calls off searches of the same kind that nobody waits for any more, now that this one is what is
 * asked for, and forgets failed ones: who comes back to them gets another try.
 */
export function useOnlySearch({ key }: Read<unknown>): void {
  const cache = useReadCache();
  const hash = hashOf(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => cache.callOffOthers(key), [cache, hash]);
}
