import type { CSSObject } from '@emotion/react';
import { theme } from '../../theme/theme';
import { carouselStops } from './carousel-mode';

/** How the slides stand side by side. CSS alone lays them out, and all else asks CSS. */
export interface CarouselLayout {
  /** Between two slides, in CSS pixels; below 0 they overlap. */
  readonly gap: number;
  /** Within a slide, on either side, where the eye needs more than the gap. A CSS length. */
  readonly inset?: string;
  /** How many show side by side, the last perhaps in part. */
  readonly perView: number;
  /** The same from a width on: media query to number, the smallest width first. */
  readonly perViewFrom: Readonly<Record<string, number>>;
}

/** Around the slides, so that a focus ring is not cut; less than any gap, or a neighbour shows. */
const RING_ROOM = 8;

const atEachWidth = (
  { perView, perViewFrom }: CarouselLayout,
  style: (perView: number) => CSSObject,
): CSSObject => ({
  ...style(perView),
  ...Object.fromEntries(Object.entries(perViewFrom).map(([media, n]) => [media, style(n)])),
});

/** The element around all of it: slides, and below them the dots. */
export const carouselStyle = (layout: CarouselLayout): CSSObject => ({
  '--gap': `${layout.gap}px`,
  '--inset': layout.inset ?? '0px',
  ...atEachWidth(layout, (perView) => ({ '--per-view': `${perView}` })),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Read first, seen below.
  '.carousel-slides': { gridRow: 1 },
});

/** Controls show only where there is somewhere to go, dots only for where the slides can rest. */
export const controlsFor = (layout: CarouselLayout, count: number): CSSObject => ({
  ...atEachWidth(layout, (perView) => {
    const stops = carouselStops(count, perView);
    return {
      visibility: stops > 1 ? 'visible' : 'hidden',
      [`& > :nth-of-type(n + ${stops + 1})`]: { display: 'none' },
      [`& > :nth-of-type(-n + ${stops})`]: { display: 'grid' },
    };
  }),
  [theme.media.withoutScript]: { visibility: 'hidden' },
});

/** Also where the dots are still to come. */
export const dotsRowStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  marginBlockStart: theme.space.s18,
};

export const viewportStyle: CSSObject = {
  margin: -RING_ROOM,
  padding: RING_ROOM,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: RING_ROOM,
  scrollbarWidth: 'none',
  [theme.media.withoutScript]: { scrollbarWidth: 'thin' },
  '&[data-motion]': {
    // What is clipped cannot be scrolled, not even by the browser towards the focus.
    overflow: ['hidden', 'clip'],
    scrollSnapType: 'none',
    touchAction: 'pan-y',
    userSelect: 'none',
    cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
  },
};

export const trackStyle: CSSObject = {
  display: 'flex',
  marginInline: 'calc(-1 * var(--inset))',
};

export const slideStyle: CSSObject = {
  display: 'grid',
  flex: 'none',
  width: 'calc((100% - (var(--per-view) - 1) * var(--gap)) / var(--per-view))',
  paddingInline: 'var(--inset)',
  scrollSnapAlign: 'start',
  // Under less motion every property of every element has a short transition. What moves the
  // slides asks where they are: they are there at once.
  transitionProperty: 'none',
  '& + &': { marginInlineStart: 'var(--gap)' },
};
