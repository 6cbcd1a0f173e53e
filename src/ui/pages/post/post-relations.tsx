import { Link } from 'wouter';
import type { PostId, PostLink, PostSummary } from '../../../domain/journal/blog-post';
import { ArrowLink } from '../../components/actions/arrow-link';
import { arrowToTheEdge } from '../../components/actions/arrow-link-style';
import { PostCard } from '../../components/cards/post-card';
import { Icon } from '../../components/drawings/icon';
import { PostDrawing } from '../../components/drawings/post-drawing';
import { inItalics } from '../../components/text/in-italics';
import { blogPost } from '../../content/pages/blog-post';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { postAddress, ROUTES } from '../../site/routes';
import { useAddressId } from '../../site/use-address-id';
import { useReadPost } from './read-post';
import { relationsStyle } from './relations-style';

const { readNextLink, neighbours } = blogPost;
const { all } = neighbours;
const RATIO = '4 / 3';

interface NeighbourProps {
  readonly post: PostLink | null;
  readonly rel: 'prev' | 'next';
}

/**
 * A link to the previous or next post; when the current post is the first or last, a link to all
 * posts.
 */
const Neighbour = ({ post, rel }: NeighbourProps) => (
  <Link
    href={post === null ? all.to : postAddress(post.id)}
    {...(post !== null && { rel })}
    className={`relation-${rel}`}
  >
    <span className="relation-label">
      {rel === 'prev' && <Icon name="arrow-l" />}
      <span>{post === null ? neighbours.end : neighbours[rel]}</span>
      {rel === 'next' && <Icon name="arrow" />}
    </span>
    <bdi className="relation-title">{post === null ? all.label : inItalics(post.title)}</bdi>
  </Link>
);

/** The posts before and after the post in the URL, and other posts about the same topics. */
export function PostRelations() {
  const found = useReadPost(useAddressId() as PostId);
  return found && <Relations post={found.post} />;
}

function Relations({ post }: { readonly post: PostSummary }) {
  const { readNext } = usePageTexts('post-page');
  const { previous, next, others } = useSuspenseQuery('getPostRelations', post);
  return (
    <div css={relationsStyle}>
      {(previous !== null || next !== null) && (
        <nav aria-label={neighbours.label} className="relation-neighbours">
          <Neighbour post={previous} rel="prev" />
          <Neighbour post={next} rel="next" />
        </nav>
      )}
      {others.length > 0 && (
        <section aria-labelledby="read-next">
          <div className="relation-head">
            <h2 id="read-next">{readNext}</h2>
            <ArrowLink href={ROUTES.blog} css={arrowToTheEdge}>
              {readNextLink}
            </ArrowLink>
          </div>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <PostCard
                  post={other}
                  ratio={RATIO}
                  sizes="(min-width: 768px) 30vw, (min-width: 22em) 31vw, 91vw"
                  drawing={<PostDrawing id={other.id} ratio={RATIO} isLazy />}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
