import type { PostId } from '../../../domain/journal/blog-post';
import { lazyComponent } from '../../components/loading/lazy-component';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { postMeta } from '../../content/meta/post';
import { blogPost } from '../../content/pages/blog-post';
import { useAddressId } from '../../site/use-address-id';
import { visuallyHidden } from '../../theme/visually-hidden';
import { PostSkeleton } from './post-skeleton';
import { PostView } from './post-view';
import { useReadPost } from './read-post';

const postNotFound = lazyComponent(async () => (await import('./post-not-found')).PostNotFound);

const FailedHead = () => (
  <>
    <PageMeta {...postMeta} />
    <PageHeading css={visuallyHidden}>{blogPost.title}</PageHeading>
  </>
);

export const PostPage = () => (
  <SectionBoundary what={blogPost.what} skeleton={<PostSkeleton />} failedHead={<FailedHead />}>
    <Found />
  </SectionBoundary>
);

function Found() {
  const found = useReadPost(useAddressId() as PostId);
  return found === null ? <postNotFound.View /> : <PostView {...found} />;
}
