import { useSuspenseQuery } from '@tanstack/react-query';
import { useUseCases } from '../../site/use-cases-context';

export function useFeaturedProducts() {
  const { getFeaturedProducts } = useUseCases();
  const queryKey = ['getFeaturedProducts'];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => getFeaturedProducts(signal) }).data;
}
