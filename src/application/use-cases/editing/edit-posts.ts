import type { BlogPost, PostId } from '../../../domain/journal/blog-post';
import type { Blog, PostDraft } from '../../ports/blog';

export type CreatePost = (draft: PostDraft) => Promise<BlogPost>;
export type UpdatePost = (id: PostId, changes: Partial<PostDraft>) => Promise<BlogPost | null>;
export type DeletePost = (id: PostId) => Promise<void>;

export const createPost =
  (blog: Blog): CreatePost =>
  (draft) =>
    blog.create(draft);

export const updatePost =
  (blog: Blog): UpdatePost =>
  (id, changes) =>
    blog.update(id, changes);

export const deletePost =
  (blog: Blog): DeletePost =>
  (id) =>
    blog.remove(id);
