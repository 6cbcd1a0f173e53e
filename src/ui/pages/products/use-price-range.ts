import { useQuery } from '@tanstack/react-query';
import { useUseCases } from '../../site/use-cases-context';

/** `null` while it is not known, when it could not be had and when nothing has a price. */
export function usePriceRange() {
  const { getPriceRange } = useUseCases();
  const queryKey = ['getPriceRange'];
  return useQuery({ queryKey, queryFn: ({ signal }) => getPriceRange(signal) }).data ?? null;
}
