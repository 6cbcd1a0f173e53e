import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReadQuery } from '../site/read-query';

/**
 * Calls off searches of the same kind that nobody waits for any more, now that this one is what is
 * asked for, and forgets failed ones: who comes back to them gets another try.
 */
export function useOnlySearch({ queryKey }: ReadQuery<unknown>): void {
  const queries = useQueryClient();
  const hash = hashKey(queryKey);
  const [kind] = queryKey;
  useEffect(() => {
    const isOther = ({ queryHash = '' }) => queryHash !== hash;
    const others = { queryKey: [kind], predicate: isOther };
    void queries.cancelQueries({ ...others, fetchStatus: 'fetching' });
    queries.removeQueries({
      queryKey: [kind],
      predicate: (other) => isOther(other) && other.state.status === 'error',
    });
  }, [queries, kind, hash]);
}
