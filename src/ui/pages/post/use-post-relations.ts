import type { PostSummary } from '../../../domain/journal/blog-post';
import { readNext } from '../../../domain/journal/related-posts';
import { queryOf } from '../../site/queries/query';
import { useSuspenseAnswers } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';

/** Returns the posts before and after a post, and related posts. */
export function usePostRelations(post: PostSummary) {
  const useCases = useUseCases();
  const [{ previous, next }, related] = useSuspenseAnswers(
    queryOf(useCases, 'getPostNeighbours', post),
    queryOf(useCases, 'getRelatedPosts', post),
  );
  return { previous, next, others: readNext(related, [previous, next]) };
}
