import type { BlogPost, PostId, PostSummary } from '../../src/domain/journal/blog-post';
import type { Given } from './given';

export const aPostSummary = ({
  id = 'harvest',
  ...given
}: Given<PostSummary> = {}): PostSummary => ({
  id: id as PostId,
  title: 'How a tear forms',
  description: 'From the cut in the bark to the still.',
  picture: null,
  topics: [],
  publishedOn: '2025-03-12',
  createdAt: '2025-03-12T08:00:00.000Z',
  changedAt: null,
  ...given,
});

/** A post of one paragraph. */
export const aPost = ({
  body,
  pictureCaption = null,
  searchListing = null,
  ...given
}: Given<BlogPost> = {}): BlogPost => ({
  ...aPostSummary(given),
  pictureCaption,
  searchListing,
  body: body ?? [{ kind: 'markdown', key: 'markdown:0', markdown: 'A shallow cut.' }],
});
