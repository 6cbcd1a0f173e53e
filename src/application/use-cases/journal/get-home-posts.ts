import { type PostTeaser, postTeaser } from '../../../domain/journal/blog-post';
import { newestFirst } from '../../../domain/journal/newest-first';
import type { Blog } from '../../ports/blog';
import type { Notifier } from '../../ports/notifier';
import { announcingPostFailure } from '../notifications/announce-failure';

/**
 * The first page of posts, newest first. `list` requests them without a sort, so they are sorted
 * here.
 */
export const getHomePosts =
  (blog: Blog, notifier: Notifier) =>
  async (signal?: AbortSignal): Promise<readonly PostTeaser[]> =>
    [...(await announcingPostFailure(notifier, blog.list({ signal })))]
      .sort(newestFirst)
      .map(postTeaser);
