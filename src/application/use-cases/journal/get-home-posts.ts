import type { PostSummary } from '../../../domain/journal/blog-post';
import type { Blog } from '../../ports/blog';
import type { Notifier } from '../../ports/notifier';
import { announcingPostFailure } from '../notices/announce-failure';

export type GetHomePosts = (signal?: AbortSignal) => Promise<readonly PostSummary[]>;

export const getHomePosts =
  (blog: Blog, notifier: Notifier): GetHomePosts =>
  (signal) =>
    announcingPostFailure(notifier, blog.list({ signal }));
