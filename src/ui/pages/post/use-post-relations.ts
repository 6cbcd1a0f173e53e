import type { PostSummary } from '../../../domain/journal/blog-post';
import { readNext } from '../../../domain/journal/related-posts';
import { readOf } from '../../site/reads/read';
import { useBothAnswers } from '../../site/reads/use-read';
import { useUseCases } from '../../site/use-cases-context';

/** The posts before and after a post, and what else to read. */
export function usePostRelations(post: PostSummary) {
  const useCases = useUseCases();
  const [{ previous, next }, related] = useBothAnswers(
    readOf(useCases, 'getPostNeighbours', post),
    readOf(useCases, 'getRelatedPosts', post),
  );
  return { previous, next, others: readNext(related, [previous, next]) };
}
