import type { UseCases } from '../../../application/use-cases';
import type { PostId, PostSummary } from '../../../domain/journal/blog-post';
import { lateCode } from '../../site/late-code';
import { useAnswer } from '../../site/reads/use-read';
import { useUseCases } from '../../site/use-cases-context';
import type { Article } from './article/article';

/** A post whose body has been read: a page that is drawn ahead carries this, and not what reads. */
export interface ReadPost {
  readonly post: PostSummary;
  readonly article: Article;
}

/** Under which name it is kept. */
export const READ_POST = 'readPost';

const reader = lateCode(() => import('./article/article-of'));

async function readPost(
  { getPost }: UseCases,
  id: PostId,
  signal: AbortSignal,
): Promise<ReadPost | null> {
  const [found, { articleOf }] = await Promise.all([getPost(id, signal), reader()]);
  if (found === null) return null;
  const { body: _, pictureCaption: __, ...post } = found;
  return { post, article: articleOf(found) };
}

/** `null` where there is no such post. */
export function useReadPost(id: PostId): ReadPost | null {
  const useCases = useUseCases();
  return useAnswer({ key: [READ_POST, id], run: (signal) => readPost(useCases, id, signal) });
}
