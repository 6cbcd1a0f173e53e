import { css } from '@emotion/react';
import { PICTURE_FRAME } from '../../../theme/global/picture-frame';
import { theme } from '../../../theme/theme';

const { colour, media, motion, space } = theme;
const GAP = space.s8 + 2;

const bareButton = {
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
} as const;

export const galleryStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: GAP,
  // On a phone a square picture leaves room for the title on the first screen.
  [`.gallery-frame .${PICTURE_FRAME}`]: { aspectRatio: '1' },
  '.gallery-track': {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    [media.reducedMotion]: { scrollBehavior: 'auto' },
    '> div': { flex: 'none', width: '100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
    a: {
      ...bareButton,
      // Makes the link the containing block of its visually hidden text.
      position: 'relative',
      cursor: 'zoom-in',
      '&:focus-visible': { outlineOffset: -6 },
    },
  },
  '.gallery-thumbs': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `calc((100% - ${3 * GAP}px) / 4)`,
    gap: GAP,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    // Adds space for the frame around the selected thumbnail.
    padding: space.s4,
    margin: -space.s4,
    a: {
      ...bareButton,
      cursor: 'pointer',
      outlineOffset: 3,
      transition: `opacity ${motion.colour}`,
      position: 'relative',
      // Draws the frame as a pseudo-element above the picture, because the picture would cover a
      // border.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: `2px solid ${colour.ink}`,
      },
      [media.hover]: { '&:hover:not([aria-current])': { opacity: 0.8 } },
    },
  },
  [media.medium]: { [`.gallery-frame .${PICTURE_FRAME}`]: { aspectRatio: 'var(--ratio)' } },
  '@media (min-width: 768px) and (max-width: 1023.98px)': {
    // Shows up to four thumbnails in two columns, so that the picture and its thumbnails are
    // together about as tall as the text beside them. Five or more stay in one row that scrolls.
    '.gallery-thumbs:not(:has(> li:nth-of-type(5)))': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      'a > *': { aspectRatio: '5 / 4' },
    },
  },
  [media.large]: {
    // The thumbnails use the first column of the page, the picture the next six.
    gridTemplateColumns: `calc((100% - 6 * ${space.gutter}) / 7) minmax(0, 1fr)`,
    columnGap: space.gutter,
    '.gallery-frame': { gridColumn: 2, gridRow: 1 },
    '.gallery-thumbs:nth-of-type(n)': {
      gridColumn: 1,
      gridRow: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      alignContent: 'start',
      rowGap: GAP + space.s4,
      // Makes the column of thumbnails as high as the picture beside it, for any number of
      // thumbnails.
      height: 0,
      minHeight: `calc(100% + ${2 * space.s4}px)`,
      overflowX: 'hidden',
      overflowY: 'auto',
    },
  },
});
