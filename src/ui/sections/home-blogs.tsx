import { Link } from 'wouter';
import { formatPublishedDate } from '../../domain/published-date';
import { EmptyPanel } from '../components/empty-panel';
import { PictureView } from '../components/picture-view';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { blogsBlock } from '../content/home';
import { useHomePosts } from '../hooks/use-home-posts';

function PostList() {
  const posts = useHomePosts();
  if (posts.length === 0) return <EmptyPanel text={blogsBlock.empty} />;
  return (
    <ul>
      {posts.map(({ id, title, description, picture, publishedOn }) => (
        <li key={id}>
          {/* The address without an id is the specification's. */}
          <Link href="/blog/">
            <PictureView picture={picture} sizes="40vw" alt="" />
            <h3>{title}</h3>
            <p>{description}</p>
            <p>{formatPublishedDate(publishedOn)}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const HomeBlogs = () => (
  <section aria-labelledby="blogs-heading">
    <p>{blogsBlock.eyebrow}</p>
    <h2 id="blogs-heading">{blogsBlock.heading}</h2>
    <SectionBoundary what="The blog posts" skeleton={<Skeleton what="posts" />}>
      <PostList />
    </SectionBoundary>
    <Link href={blogsBlock.more.to}>{blogsBlock.more.label}</Link>
  </section>
);
