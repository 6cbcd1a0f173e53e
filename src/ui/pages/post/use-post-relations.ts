import { useSuspenseQueries } from '@tanstack/react-query';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { readNext } from '../../../domain/journal/related-posts';
import { readQuery } from '../../site/read-query';
import { useUseCases } from '../../site/use-cases-context';

/** The posts before and after a post, and what else to read. */
export function usePostRelations(post: PostSummary) {
  const useCases = useUseCases();
  const [neighbours, related] = useSuspenseQueries({
    queries: [
      readQuery(useCases, 'getPostNeighbours', post),
      readQuery(useCases, 'getRelatedPosts', post),
    ],
  });
  const { previous, next } = neighbours.data;
  return { previous, next, others: readNext(related.data, [previous, next]) };
}
