import type { BlogPost, PostId } from '../../../domain/journal/blog-post';
import type { EditableBlog, PostDraft } from '../../ports/blog';

export const createPost =
  (blog: EditableBlog) =>
  (draft: PostDraft): Promise<BlogPost> =>
    blog.create(draft);

/** Returns the changed post; `null` when no post has this id. */
export const updatePost =
  (blog: EditableBlog) =>
  (id: PostId, changes: Partial<PostDraft>): Promise<BlogPost | null> =>
    blog.update(id, changes);

export const deletePost =
  (blog: EditableBlog) =>
  (id: PostId): Promise<void> =>
    blog.remove(id);
