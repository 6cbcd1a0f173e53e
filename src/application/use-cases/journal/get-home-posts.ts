import type { PostSummary } from '../../../domain/journal/blog-post';
import type { Blog } from '../../ports/blog';
import type { Notifier } from '../../ports/notifier';
import { announcingPostFailure } from '../notices/announce-failure';

export const getHomePosts =
  (blog: Blog, notifier: Notifier) =>
  (signal?: AbortSignal): Promise<readonly PostSummary[]> =>
    announcingPostFailure(notifier, blog.list({ signal }));
