import type { PostId } from '../../domain/blog-post';
import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { SectionBoundary } from '../components/section-boundary';
import { blogPost } from '../content/blog-pages';
import { postMeta } from '../content/meta/post';
import { useAddressId } from '../hooks/use-address-id';
import { usePost } from '../hooks/use-post';
import { visuallyHidden } from '../theme/visually-hidden';
import { PostNotFound } from './post/post-not-found';
import { PostSkeleton } from './post/post-skeleton';
import { PostView } from './post/post-view';

const FailedHead = () => (
  <>
    <PageHead {...postMeta} />
    <PageHeading css={visuallyHidden}>{blogPost.title}</PageHeading>
  </>
);

export const PostPage = () => (
  <SectionBoundary what="The post" skeleton={<PostSkeleton />} failedHead={<FailedHead />}>
    <Found />
  </SectionBoundary>
);

function Found() {
  const post = usePost(useAddressId() as PostId);
  return post === null ? <PostNotFound /> : <PostView post={post} />;
}
