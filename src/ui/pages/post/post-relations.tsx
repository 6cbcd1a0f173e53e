import { Link } from 'wouter';
import type { PostSummary } from '../../../domain/blog-post';
import { postAddress } from '../../app/routes';
import { ArrowLink } from '../../components/arrow-link';
import { arrowToTheEdge } from '../../components/arrow-link-style';
import { PostCard } from '../../components/post-card';
import { PostDrawing } from '../../components/post-drawing';
import { blogPost } from '../../content/blog-pages';
import { usePostRelations } from '../../hooks/use-post-relations';
import { relationsStyle } from './relations-style';

const { readNext, neighbours } = blogPost;
const RATIO = '4 / 3';

interface NeighbourProps {
  readonly post: PostSummary | null;
  readonly rel: 'prev' | 'next';
}

const Neighbour = ({ post, rel }: NeighbourProps) =>
  post && (
    <Link href={postAddress(post.id)} rel={rel} className={`relation-${rel}`}>
      <span className="relation-label">{neighbours[rel]}</span>
      <bdi className="relation-title">{post.title}</bdi>
    </Link>
  );

/** The posts before and after this one, and others about the same things. */
export function PostRelations({ post }: { readonly post: PostSummary }) {
  const { previous, next, others } = usePostRelations(post);
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
            <h2 id="read-next">{readNext.heading}</h2>
            <ArrowLink href={readNext.more.to} css={arrowToTheEdge}>
              {readNext.more.label}
            </ArrowLink>
          </div>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <PostCard
                  post={other}
                  ratio={RATIO}
                  sizes="(min-width: 768px) 30vw, 91vw"
                  drawing={<PostDrawing id={other.id} ratio={RATIO} />}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
