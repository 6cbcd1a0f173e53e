import { type CSSObject, css } from '@emotion/react';
import { theme } from '../../theme/theme';
import { carouselStops } from './carousel-mode';

/** How the slides stand side by side. CSS alone lays them out, and all else asks CSS. */
interface CarouselLayout {
  /** Between two slides, in CSS pixels; below 0 they overlap. */
  readonly gap: number;
  /** Within a slide, on either side, where the eye needs more than the gap. A CSS length. */
  readonly inset?: string;
  readonly perView: PerView;
  /** From which widths on each number but the first holds: media queries, the smallest width first. */
  readonly from: readonly string[];
}

/** How many slides show side by side, the last perhaps in part: at the smallest widths, then at larger ones. */
export type PerView = readonly [number, ...number[]];

/** Around the slides, so that a focus ring is not cut; less than any gap, or a neighbour shows. */
const RING_ROOM = 8;

/**
 * On controls: at which widths they show, each width by its place among those of the layout (`0 2`).
 * Controls show only where there is somewhere to go, dots only for where the slides can rest.
 */
const SHOWN_AT = 'data-shown-at';

const ARROWS_AND_DOTS = '& :is(.carousel-arrows, .carousel-dots)';

const shownWhere = (stopsAtEachWidth: readonly number[], isShown: (stops: number) => boolean) => ({
  [SHOWN_AT]: stopsAtEachWidth.flatMap((stops, width) => (isShown(stops) ? [width] : [])).join(' '),
});

/** The attributes of the controls of so many slides, and of the dot of each. */
export function controlsFor(perView: PerView, count: number) {
  const stops = perView.map((inView) => carouselStops(count, inView));
  return {
    controls: shownWhere(stops, (places) => places > 1),
    dots: Array.from({ length: count }, (_, dot) => shownWhere(stops, (places) => places > dot)),
  };
}

export type ControlsShown = ReturnType<typeof controlsFor>;

/** Of the same weight, so that of two widths the larger rules. */
const shownAt = (width: number) => `[${SHOWN_AT}][${SHOWN_AT}~="${width}"]`;
const hiddenAt = (width: number) => `[${SHOWN_AT}]:not([${SHOWN_AT}~="${width}"])`;

const atWidth = (perView: number, width: number): CSSObject => ({
  '--per-view': `${perView}`,
  [`${ARROWS_AND_DOTS}${hiddenAt(width)}`]: { visibility: 'hidden' },
  [`${ARROWS_AND_DOTS}${shownAt(width)}`]: { visibility: 'visible' },
  [`.carousel-dots > ${hiddenAt(width)}`]: { display: 'none' },
  [`.carousel-dots > ${shownAt(width)}`]: { display: 'grid' },
});

/** The element around all of it: slides, and below them the dots. */
export function carouselStyle(layout: CarouselLayout) {
  const [first, ...larger] = layout.perView;
  return css({
    '--gap': `${layout.gap}px`,
    '--inset': layout.inset ?? '0px',
    ...atWidth(first, 0),
    ...Object.fromEntries(
      layout.from.map((media, place) => [media, atWidth(larger[place] ?? first, place + 1)]),
    ),
    [theme.media.withoutScript]: {
      [`${ARROWS_AND_DOTS}[${SHOWN_AT}][${SHOWN_AT}]`]: { visibility: 'hidden' },
    },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Read first, seen below.
    '.carousel-slides': { gridRow: 1 },
  });
}

export const mostInView = (perView: PerView): number => Math.ceil(Math.max(...perView));

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
