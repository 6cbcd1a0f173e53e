import { css } from '@emotion/react';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { PostCard } from '../../components/cards/post-card';
import { PostDrawing } from '../../components/drawings/post-drawing';
import { theme } from '../../theme/theme';
import type { Place } from './card-positions';
import { PostGrid, ratioOf } from './post-grid';

const { media } = theme;

/** A card that fills a row: the picture on the left, the text beside it. */
const rowStyle = css({
  [media.medium]: {
    display: 'grid',
    // The two widths are those of five and six of twelve columns, with an empty column between
    // them.
    gridTemplateColumns: '40.6% 49.1%',
    justifyContent: 'space-between',
    '.post-text': { alignSelf: 'center', marginBlockStart: 0 },
  },
});

const sizesOf = (place: Place): string => {
  if (place === 'row') return '(min-width: 768px) 38vw, 91vw';
  return place.startsWith('narrow')
    ? '(min-width: 768px) 30vw, (min-width: 22em) 31vw, 91vw'
    : '(min-width: 768px) 53vw, 91vw';
};

/** Posts as cards; a post without a picture gets a drawing. */
export const PostRows = ({ posts }: { readonly posts: readonly PostSummary[] }) => (
  <PostGrid
    items={posts}
    keyOf={({ id }) => id}
    card={(post, place) => (
      <PostCard
        post={post}
        heading="h2"
        topic={post.topics[0]}
        ratio={ratioOf(place)}
        sizes={sizesOf(place)}
        drawing={<PostDrawing id={post.id} ratio={ratioOf(place)} isLazy />}
        css={place === 'row' && rowStyle}
      />
    )}
  />
);
