import { ratingNumber, starFills } from '../../../domain/catalogue/shown-rating';
import * as productCard from '../../content/product-card';
import { sample } from '../../content/sample';
import { theme } from '../../theme/theme';

const STAR =
  'M12 2.2c.5 0 .8.5 1.1 1.2l2.1 4.7 5.1.6c1.4.2 1.7 1 .7 1.9l-3.8 3.5 1 5c.3 1.4-.4 1.9-1.6 1.2L12 17.7l-4.6 2.6c-1.2.7-1.9.2-1.6-1.2l1-5L3 10.6c-1-.9-.7-1.7.7-1.9l5.1-.6 2.1-4.7c.3-.7.6-1.2 1.1-1.2z';
const BOX = 24;
/**
 * Distance between a star and the left and right edges of its box, in units of the view box. The
 * filled part starts at the edge of the star rather than of the box, so that even a small fraction
 * is visible.
 */
const TIP = 2;

interface StarRatingProps {
  /** The number of stars, from 0 to 5. */
  readonly rating: number;
  readonly className?: string;
}

/**
 * Five stars filled according to the rating, then the number, then a note if the rating is
 * sample data. Screen readers read `4.5 out of 5`.
 */
export const StarRating = ({ rating, className }: StarRatingProps) => {
  const fills = starFills(rating);
  return (
    <span
      role="img"
      aria-label={productCard.ratingLabel(rating)}
      css={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        // A phone shows two cards side by side. This is the largest gap at which the stars and the
        // number fit into such a card.
        columnGap: 5,
        whiteSpace: 'nowrap',
      }}
      className={className}
    >
      <svg
        viewBox={`0 0 ${BOX * fills.length} ${BOX}`}
        width={17 * fills.length}
        height={17}
        aria-hidden="true"
        focusable="false"
        css={{ flex: 'none', color: theme.colour.resin }}
      >
        {fills.map((fill, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its index
          <g key={star} transform={`translate(${BOX * star})`}>
            <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.3" />
            {/* An inner svg clips the star, so its width sets how much of the star is filled. */}
            <svg width={TIP + fill * (BOX - 2 * TIP)} height={BOX} aria-hidden="true">
              <path d={STAR} fill="currentColor" />
            </svg>
          </g>
        ))}
      </svg>
      <span aria-hidden="true" css={{ ...theme.type.small, color: theme.colour.lichen }}>
        {ratingNumber(rating)}
      </span>
      {sample !== null && (
        <span
          aria-hidden="true"
          css={{ ...theme.type.small, fontSize: '.8125rem', color: theme.colour.lichen }}
        >
          {sample.rating}
        </span>
      )}
    </span>
  );
};
