import { useSuspenseQuery } from '@tanstack/react-query';
import type { PostQuery } from '../../../domain/journal/blog-post';
import { useUseCases } from '../../site/use-cases-context';

export function usePostSearch(query: PostQuery) {
  const { searchPosts } = useUseCases();
  const queryKey = ['searchPosts', query];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => searchPosts(query, signal) }).data;
}
