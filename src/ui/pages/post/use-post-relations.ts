import { useSuspenseQueries } from '@tanstack/react-query';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { readNext } from '../../../domain/journal/related-posts';
import { useUseCases } from '../../site/use-cases-context';

/** The posts before and after a post, and what else to read. */
export function usePostRelations(post: PostSummary) {
  const { getPostNeighbours, getRelatedPosts } = useUseCases();
  const [neighbours, related] = useSuspenseQueries({
    queries: [
      {
        queryKey: ['getPostNeighbours', post.id, post.createdAt],
        queryFn: ({ signal }) => getPostNeighbours(post, signal),
      },
      {
        queryKey: ['getRelatedPosts', post.id, post.title],
        queryFn: ({ signal }) => getRelatedPosts(post, signal),
      },
    ],
  });
  const { previous, next } = neighbours.data;
  return { previous, next, others: readNext(related.data, [previous, next]) };
}
