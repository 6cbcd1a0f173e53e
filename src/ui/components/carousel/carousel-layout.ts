import { type CSSObject, css } from '@emotion/react';
import { theme } from '../../theme/theme';
import { carouselStops } from './carousel-loop-mode';

/**
 * The layout of the slides. Only CSS lays them out; scripts read the measures from the computed
 * style.
 */
interface CarouselLayout {
  /** Gap between two slides in CSS pixels; if negative, they overlap. */
  readonly gap: number;
  /** Additional padding on either side of a slide, as a CSS length. */
  readonly inset?: string;
  readonly perView: PerView;
  /** One media query for each entry of `perView` after the first, in ascending order of width. */
  readonly from: readonly string[];
}

/**
 * How many slides are visible side by side: one entry for each range of window widths, in ascending
 * order. A fraction makes the last slide partly visible.
 */
export type PerView = readonly [number, ...number[]];

/**
 * Space for focus rings around the slides, in CSS pixels. It must be smaller than the space between
 * the contents of two slides, or part of the next slide becomes visible.
 */
const RING_ROOM = 8;

/**
 * Attribute of the arrows, of the row of dots and of each dot. It lists the window widths at which
 * the element is visible, as indices into `perView`, for example `0 2`. Arrows and dots are visible
 * only if the slides can move; a single dot is visible only if the slides can stop at its slide.
 */
const SHOWN_AT = 'data-shown-at';

const ARROWS_AND_DOTS = '& :is(.carousel-arrows, .carousel-dots)';

const shownWhere = (stopsAtEachWidth: readonly number[], isShown: (stops: number) => boolean) => ({
  [SHOWN_AT]: stopsAtEachWidth.flatMap((stops, width) => (isShown(stops) ? [width] : [])).join(' '),
});

/**
 * Returns the `data-shown-at` attributes of a carousel with `count` slides: `controls` for the
 * arrows and the row of dots, and `dots` with one attribute for each dot.
 */
export function controlsFor(perView: PerView, count: number) {
  const stops = perView.map((inView) => carouselStops(count, inView));
  return {
    controls: shownWhere(stops, (positions) => positions > 1),
    dots: Array.from({ length: count }, (_, dot) =>
      shownWhere(stops, (positions) => positions > dot),
    ),
  };
}

export type ControlsShown = ReturnType<typeof controlsFor>;

/**
 * Selectors of the controls that are shown or hidden in one range of window widths. `range` is the
 * index of this range in `perView`. Both selectors have the same specificity, so that the rule for
 * wider windows wins, because it comes later.
 */
const shownAt = (range: number) => `[${SHOWN_AT}][${SHOWN_AT}~="${range}"]`;
const hiddenAt = (range: number) => `[${SHOWN_AT}]:not([${SHOWN_AT}~="${range}"])`;

const atRange = (perView: number, range: number): CSSObject => ({
  '--per-view': `${perView}`,
  [`${ARROWS_AND_DOTS}${hiddenAt(range)}`]: { visibility: 'hidden' },
  [`${ARROWS_AND_DOTS}${shownAt(range)}`]: { visibility: 'visible' },
  [`.carousel-dots > ${hiddenAt(range)}`]: { display: 'none' },
  [`.carousel-dots > ${shownAt(range)}`]: { display: 'grid' },
});

/** Returns the style of the carousel's outermost element. The dots are below the slides. */
export function carouselStyle(layout: CarouselLayout) {
  const [first, ...larger] = layout.perView;
  return css({
    '--gap': `${layout.gap}px`,
    '--inset': layout.inset ?? '0px',
    ...atRange(first, 0),
    ...Object.fromEntries(
      layout.from.map((media, index) => [media, atRange(larger[index] ?? first, index + 1)]),
    ),
    [theme.media.withoutScript]: {
      [`${ARROWS_AND_DOTS}[${SHOWN_AT}][${SHOWN_AT}]`]: { visibility: 'hidden' },
    },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The dots come first in the document but are below the slides.
    '.carousel-slides': { gridRow: 1 },
  });
}

export const mostInView = (perView: PerView): number => Math.ceil(Math.max(...perView));

/** The style of the row of dots. The skeleton uses it to reserve the height of the dots. */
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
    // With `clip` even the browser cannot scroll the element, for example to a focused descendant.
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
  // The global styles give every element a short transition under reduced motion. The code that
  // moves the slides also measures them, so a move must take effect immediately.
  transitionProperty: 'none',
  '& + &': { marginInlineStart: 'var(--gap)' },
};
