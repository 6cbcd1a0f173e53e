import { Link } from 'wouter';
import { postAddress } from '../app/routes';
import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { meta } from '../content/meta';
import { usePostSearch } from '../hooks/use-post-search';

const PostList = () => (
  <ul>
    {usePostSearch({}).items.map(({ id, title }) => (
      <li key={id}>
        <Link href={postAddress(id)}>{title}</Link>
      </li>
    ))}
  </ul>
);

export const BlogPage = () => (
  <>
    <PageHead {...meta.blog} />
    <PageHeading>Blog</PageHeading>
    <SectionBoundary what="The posts" skeleton={<Skeleton what="posts" />}>
      <PostList />
    </SectionBoundary>
  </>
);
