import type { CSSObject } from '@emotion/react';
import type { Testimonial } from '../../../domain/shared/testimonial';
import { SkeletonBlock } from '../../components/waiting/skeleton-block';
import { testimonialsBlock } from '../../content/pages/home';
import { notOnPaper, printedAs } from '../../theme/on-paper';
import { theme } from '../../theme/theme';
import { lateDrawing } from '../../waking/late-drawings';

const { colour, font, media, space, type } = theme;

const cardStyle = {
  ...printedAs('testimonial'),
  display: 'flex',
  flexDirection: 'column',
  minHeight: 470,
  margin: 0,
  padding: 'clamp(28px, 2.5vw, 36px)',
  borderRadius: theme.size.radius,
  [media.large]: { minHeight: 'clamp(500px, 39vw, 560px)' },
} as const;

/** The portraits are drawn on 120 × 150; the tear in them starts 16 from the left, 6 from the top. */
const PORTRAIT = { width: 152, height: 190 };
const TEAR =
  "path('M76 7.6c2.5 35.5 55.7 60.8 55.7 114a55.7 58.3 0 0 1-111.4 0c0-53.2 53.2-78.5 55.7-114')";

const portraitStyle = {
  flex: 'none',
  ...PORTRAIT,
  margin: '-8px 0 0 -20px',
  ...notOnPaper,
} as const;

const isLight = (hex: string): boolean => Number.parseInt(hex.slice(1, 3), 16) > 127;

/** Drawings take the card's colours, honey on dark grounds; a photograph is cut to the tear. */
function portrait({ image, textColour }: Testimonial): CSSObject {
  if (!/\.svg(\?|$)/u.test(image)) {
    return { background: `url("${image}") center / cover`, clipPath: TEAR };
  }
  const line = isLight(textColour)
    ? `color-mix(in srgb, ${textColour} 25%, ${colour.honey})`
    : textColour;
  return {
    background: [textColour, line],
    mask: `url("${image}") center / contain no-repeat`,
    [media.forcedColours]: { background: 'CanvasText' },
  };
}

/** A client's words on a ground of their own; says so while the words are not a real client's. */
export const TestimonialCard = ({ testimonial }: { readonly testimonial: Testimonial }) => {
  const { name, text, backgroundColour, textColour, sample } = testimonial;
  return (
    <figure
      css={[
        cardStyle,
        { background: backgroundColour, color: textColour },
        { [media.forcedColours]: { border: '1px solid CanvasText' } },
      ]}
    >
      <span aria-hidden="true" {...lateDrawing} css={[portraitStyle, portrait(testimonial)]} />
      <blockquote css={{ margin: `${space.s36}px 0`, maxWidth: '26em' }}>
        <p css={{ ...type.t2, lineHeight: 1.28, overflowWrap: 'anywhere' }}>{text}</p>
      </blockquote>
      <figcaption
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: space.s18,
          marginBlockStart: 'auto',
        }}
      >
        <span css={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</span>
        {sample && (
          <span css={{ ...type.caption, fontFamily: font.serif, color: 'inherit' }}>
            {testimonialsBlock.sampleCaption}
          </span>
        )}
      </figcaption>
    </figure>
  );
};

/** A `TestimonialCard` to come. */
export const SkeletonTestimonialCard = () => <SkeletonBlock css={cardStyle} />;
