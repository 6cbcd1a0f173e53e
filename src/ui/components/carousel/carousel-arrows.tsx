import * as carousel from '../../content/carousel';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { Icon } from '../drawings/icon';
import type { ControlsShown } from './carousel-layout';
import type { CarouselPosition } from './carousel-motion';

const { colour, media, motion, size } = theme;

const SIDE = 52;

const buttonStyle = {
  display: 'grid',
  placeItems: 'center',
  width: SIDE,
  height: SIDE - 2,
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.ink,
  cursor: 'pointer',
  transition: `background ${motion.control} ${motion.ease}, color ${motion.colour}`,
  '& + &': { borderInlineStart: `1px solid ${colour.ink}` },
  [media.hover]: {
    '&:hover:not([aria-disabled=true])': { background: colour.ink, color: colour.honey },
  },
  '&:active:not([aria-disabled=true])': { background: colour.ink, color: colour.honey },
  '&:focus-visible': { position: 'relative' },
  '&[aria-disabled=true] svg': { color: colour.lichen, opacity: 0.55 },
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
} as const;

const boxStyle = {
  position: 'absolute',
  insetInlineEnd: 0,
  // Places the arrows above the carousel, beside its heading.
  insetBlockEnd: `calc(100% + var(--above, 36px))`,
  display: 'flex',
  border: `1px solid ${colour.ink}`,
  borderRadius: size.radius,
  ...screenOnly,
} as const;

interface CarouselArrowsProps {
  /** Id of the element that contains the slides. */
  readonly controls: string;
  readonly shown: ControlsShown['controls'];
  readonly position: CarouselPosition;
  readonly onStep: (by: 1 | -1) => void;
}

/**
 * Two arrow buttons. At the first or last slide a button is disabled but stays focusable, so that
 * the focus is not lost.
 */
export const CarouselArrows = ({ controls, shown, position, onStep }: CarouselArrowsProps) => (
  <div css={boxStyle} className="carousel-arrows" {...shown}>
    <button
      type="button"
      css={buttonStyle}
      aria-label={carousel.previous}
      aria-controls={controls}
      aria-disabled={position.atStart}
      onClick={() => onStep(-1)}
    >
      <Icon name="arrow-l" />
    </button>
    <button
      type="button"
      css={buttonStyle}
      aria-label={carousel.next}
      aria-controls={controls}
      aria-disabled={position.atEnd}
      onClick={() => onStep(1)}
    >
      <Icon name="arrow" />
    </button>
  </div>
);
