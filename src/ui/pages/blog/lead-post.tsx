import { Link } from 'wouter';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { PostLine } from '../../components/cards/post-line';
import { Icon } from '../../components/drawings/icon';
import { PostDrawing } from '../../components/drawings/post-drawing';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { postAddress } from '../../site/routes';
import { leadStyle } from './lead-style';

/**
 * The newest post. Its picture, or a drawing on `honey`, extends to the left edge of the window;
 * the text panel overlaps the corner of the picture.
 */
export function LeadPost({ post }: { readonly post: PostSummary }) {
  const { readPost } = usePageTexts('journal');
  const { id, title, description, picture, publishedOn, topics } = post;
  return (
    <article css={leadStyle}>
      {picture === null ? (
        <PostDrawing id={id} ground="honey" className="lead-picture" />
      ) : (
        <PictureView
          className="lead-picture"
          picture={picture}
          alt=""
          sizes={`(min-width: 768px) 72vw, ${phoneSizes(100)}`}
          priority="high"
        />
      )}
      <div className="lead-panel">
        <PostLine publishedOn={publishedOn} topic={topics[0]} />
        <h2>
          <Link href={postAddress(id)}>{inItalics(title)}</Link>
        </h2>
        {description !== '' && <p className="lead-words">{inItalics(description)}</p>}
        <span aria-hidden="true" className="lead-more">
          <span>{readPost}</span>
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}
