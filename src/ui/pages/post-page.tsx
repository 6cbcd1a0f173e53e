import { useParams } from 'wouter';
import type { PostId } from '../../domain/blog-post';
import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { meta, titleOf } from '../content/meta';
import { usePost } from '../hooks/use-post';

function Details({ id }: { readonly id: PostId }) {
  const post = usePost(id);
  if (post === null) return <PageHeading>Not found</PageHeading>;
  return (
    <>
      <PageHead title={titleOf(post.title)} description={meta.post.description} />
      <PageHeading>{post.title}</PageHeading>
      <p>{post.description}</p>
    </>
  );
}

export const PostPage = () => (
  <SectionBoundary what="The post" skeleton={<Skeleton what="the post" />}>
    <Details id={useParams<{ id: string }>().id as PostId} />
  </SectionBoundary>
);
