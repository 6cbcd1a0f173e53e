import { useSuspenseQuery } from '@tanstack/react-query';
import type { PostId } from '../../../domain/journal/blog-post';
import { useUseCases } from '../../site/use-cases-context';

/** `null` when there is none with this id. */
export function usePost(id: PostId) {
  const { getPost } = useUseCases();
  const queryKey = ['getPost', id];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => getPost(id, signal) }).data;
}
