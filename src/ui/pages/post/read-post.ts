import { useContext } from 'react';
import type { UseCases } from '../../../application/use-cases';
import type { BlogPost, PostId } from '../../../domain/journal/blog-post';
import { lazyImport } from '../../site/lazy-import';
import { useSuspenseAnswer } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';
import type { Article } from './article-model/article';
import {
  type ArticleLinkCheck,
  ArticleLinkCheckContext,
} from './article-model/article-link-check-context';

/**
 * A post with its parsed body. A prerendered page contains both, so that the browser does not need
 * the parser.
 */
export interface ReadPost {
  readonly post: Omit<BlogPost, 'body' | 'pictureCaption'>;
  readonly article: Article;
}

/** Name of the query in the cache. */
export const READ_POST = 'readPost';

const reader = lazyImport(() => import('./article-model/article-of'));

async function readPost(
  { getPost }: UseCases,
  id: PostId,
  check: ArticleLinkCheck,
  signal: AbortSignal,
): Promise<ReadPost | null> {
  const [found, { articleOf }] = await Promise.all([getPost(id, signal), reader()]);
  if (found === null) return null;
  const { body: _, pictureCaption: __, ...post } = found;
  return { post, article: await check(articleOf(found)) };
}

/** Returns the post with its parsed body; `null` when there is no such post. */
export function useReadPost(id: PostId): ReadPost | null {
  const useCases = useUseCases();
  const check = useContext(ArticleLinkCheckContext);
  return useSuspenseAnswer({
    key: [READ_POST, id],
    run: (signal) => readPost(useCases, id, check, signal),
  });
}
