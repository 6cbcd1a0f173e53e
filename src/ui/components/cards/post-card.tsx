import { Link } from 'wouter';
import type { PostTeaser } from '../../../domain/journal/blog-post';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { postAddress } from '../../site/routes';
import { PictureView } from '../pictures/picture-view';
import { inItalics } from '../text/in-italics';
import { postCardStyle } from './post-card-style';
import { PostLine } from './post-line';

interface PostCardProps {
  readonly post: PostTeaser;
  /** The URL of the link. By default it leads to the post's page. */
  readonly href?: string;
  readonly sizes?: string;
  readonly ratio?: string;
  /** The topic of the post, shown beside its date. */
  readonly topic?: string | undefined;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Shown instead of the picture if the post has none. */
  readonly drawing?: ElementOnlyNode;
  readonly className?: string;
}

/** A blog post: picture, date, title, description. The whole card is a link. */
export const PostCard = ({
  post: { id, title, description, picture, publishedOn },
  href = postAddress(id),
  sizes = '(min-width: 1080px) 36vw, (min-width: 768px) 46vw, 90vw',
  ratio = '4 / 3',
  topic,
  heading: Heading = 'h3',
  drawing,
  className,
}: PostCardProps) => (
  <Link href={href} css={postCardStyle} className={className}>
    {picture === null && drawing !== undefined ? (
      drawing
    ) : (
      <PictureView picture={picture} sizes={sizes} ratio={ratio} alt="" />
    )}
    <div className="post-text">
      <PostLine publishedOn={publishedOn} topic={topic} className="post-date" />
      <Heading>{inItalics(title)}</Heading>
      {description !== '' && <p className="post-words">{inItalics(description)}</p>}
    </div>
  </Link>
);
