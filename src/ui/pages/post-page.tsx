import type { PostId } from '../../domain/blog-post';
import { SectionBoundary } from '../components/section-boundary';
import { useAddressId } from '../hooks/use-address-id';
import { usePost } from '../hooks/use-post';
import { PostNotFound } from './post/post-not-found';
import { PostSkeleton } from './post/post-skeleton';
import { PostView } from './post/post-view';

function PostOrNotFound({ id }: { readonly id: PostId }) {
  const post = usePost(id);
  return post === null ? <PostNotFound /> : <PostView post={post} />;
}

export const PostPage = () => (
  <SectionBoundary what="The post" skeleton={<PostSkeleton />}>
    <PostOrNotFound id={useAddressId() as PostId} />
  </SectionBoundary>
);
