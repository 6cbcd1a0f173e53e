import { useSuspenseQuery } from '@tanstack/react-query';
import { useUseCases } from '../../site/use-cases-context';

export function useHomeProducts() {
  const { getHomeProducts } = useUseCases();
  const queryKey = ['getHomeProducts'];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => getHomeProducts(signal) }).data;
}
