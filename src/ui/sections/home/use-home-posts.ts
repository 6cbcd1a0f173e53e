import { useSuspenseQuery } from '@tanstack/react-query';
import { useUseCases } from '../../site/use-cases-context';

export function useHomePosts() {
  const { getHomePosts } = useUseCases();
  const queryKey = ['getHomePosts'];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => getHomePosts(signal) }).data;
}
