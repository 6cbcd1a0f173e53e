import { renditionFilling } from '../../../domain/shared/picture';
import type { Testimonial } from '../../../domain/shared/testimonial';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { lazySvg } from '../../hydration/lazy-svg';
import { usePageTexts } from '../../site/queries/use-page-texts';
import * as colour from '../../theme/colour';
import { elementVariables } from '../../theme/element-variables';
import { printLabel, screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { TESTIMONIAL_COLOURS } from './testimonial-colours';
import { PORTRAIT_URLS } from './testimonial-portraits';

const { font, media, space, type } = theme;

const cardStyle = {
  ...printLabel('testimonial'),
  display: 'flex',
  flexDirection: 'column',
  minHeight: 470,
  margin: 0,
  padding: 'clamp(28px, 2.5vw, 36px)',
  borderRadius: theme.size.radius,
  [media.large]: { minHeight: 'clamp(500px, 39vw, 560px)' },
} as const;

const globalStyle = {
  background: 'var(--card)',
  color: 'var(--words)',
  [media.forcedColours]: { border: '1px solid CanvasText' },
} as const;

/** Size of a portrait in CSS pixels. The view box of the drawn portraits is 120 × 150. */
const PORTRAIT = { width: 152, height: 190 };
/** Size of a photograph in pixels of its file, for displays with two pixels per CSS pixel. */
const PIXELS = { width: 2 * PORTRAIT.width, height: 2 * PORTRAIT.height };
/**
 * Outline of the drop that frames a portrait, for the size of `PORTRAIT`. In the view box of a
 * drawn portrait, the left edge of the drop is at 16 and its top at 6.
 */
const TEAR =
  "path('M76 7.6c2.5 35.5 55.7 60.8 55.7 114a55.7 58.3 0 0 1-111.4 0c0-53.2 53.2-78.5 55.7-114')";

const portraitStyle = {
  flex: 'none',
  ...PORTRAIT,
  margin: '-8px 0 0 -20px',
  ...screenOnly,
} as const;

const isLight = (hex: string): boolean => Number.parseInt(hex.slice(1, 3), 16) > 127;

/** A photograph is clipped to the shape of the drop. */
const photographStyle = { background: 'var(--portrait) center / cover', clipPath: TEAR } as const;

/** A drawing has the colour of the card's text, mixed with honey on dark backgrounds. */
const drawingStyle = {
  background: 'var(--line)',
  mask: 'var(--portrait) center / contain no-repeat',
  [media.forcedColours]: { background: 'CanvasText' },
} as const;

/**
 * Returns the CSS value `url(…)` for an address. Quotes, brackets and spaces of the address are
 * percent-encoded, because the value is written without quotes into an HTML attribute and a CSS
 * selector.
 */
const cssUrl = (address: string): string =>
  `url(${address.replaceAll(/["'()\\\s]/gu, (letter) => `%${letter.charCodeAt(0).toString(16)}`)})`;

const lineIn = (text: string): string =>
  isLight(text) ? `color-mix(in srgb, ${text} 25%, ${colour.honey})` : text;

/**
 * A client's testimonial on its own background colour. Sample testimonials are labelled as such.
 */
export const TestimonialCard = ({ testimonial }: { readonly testimonial: Testimonial }) => {
  const { photograph, portrait, name, text, colour: cardColour, sample } = testimonial;
  const { sample: sampleCaption } = usePageTexts('home').testimonials;
  const { background, foreground } = TESTIMONIAL_COLOURS[cardColour];
  return (
    <figure
      css={[cardStyle, globalStyle]}
      {...elementVariables({
        '--card': background,
        '--words': foreground,
        '--line': lineIn(foreground),
        '--portrait': cssUrl(
          photograph ? renditionFilling(photograph, PIXELS) : PORTRAIT_URLS[portrait],
        ),
      })}
    >
      <span
        aria-hidden="true"
        {...lazySvg}
        css={[portraitStyle, photograph ? photographStyle : drawingStyle]}
      />
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
            {sampleCaption}
          </span>
        )}
      </figcaption>
    </figure>
  );
};

export const SkeletonTestimonialCard = () => <SkeletonBlock css={cardStyle} />;
