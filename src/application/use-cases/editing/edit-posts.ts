import type { BlogPost, PostId } from '../../../domain/journal/blog-post';
import type { Blog, PostDraft } from '../../ports/blog';

export const createPost =
  (blog: Blog) =>
  (draft: PostDraft): Promise<BlogPost> =>
    blog.create(draft);

/** `null` when there is none with this id. */
export const updatePost =
  (blog: Blog) =>
  (id: PostId, changes: Partial<PostDraft>): Promise<BlogPost | null> =>
    blog.update(id, changes);

export const deletePost =
  (blog: Blog) =>
  (id: PostId): Promise<void> =>
    blog.remove(id);
