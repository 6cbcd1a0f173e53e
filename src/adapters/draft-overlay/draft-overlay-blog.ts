import type { Blog } from '../../application/ports/blog';
import { draftOrPublished } from './draft-or-published';
import type { PreviewStore } from './preview-store';

/** The published journal, except that the one previewed post comes from `drafts`. */
export const draftOverlayBlog = (
  published: Blog,
  drafts: Pick<Blog, 'byId'>,
  preview: PreviewStore,
  previewedId: string,
): Blog => ({
  ...published,
  byId: (id, options) =>
    id === previewedId
      ? draftOrPublished(
          preview,
          () => drafts.byId(id, options),
          () => published.byId(id, options),
        )
      : published.byId(id, options),
});
