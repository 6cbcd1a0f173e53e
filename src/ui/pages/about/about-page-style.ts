import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** A wide picture below the title that extends to the right edge of the window. */
export const titlePictureStyle = css(pageGrid, {
  margin: 0,
  '> span': { gridColumn: 'c 1 / full-end', aspectRatio: '1240 / 590' },
  figcaption: { marginBlockStart: space.s12 },
  [media.belowMedium]: { '> span': { aspectRatio: '4 / 3' } },
  [media.medium]: {
    '> span': { gridColumn: 'c 2 / full-end' },
    figcaption: { gridColumn: 'c 2 / end' },
  },
});

/**
 * Layout that the four chapters share: a number with a line, a heading, and text beside a picture.
 */
const chapter = {
  ...pageGrid,
  paddingBlockStart: space.section,
  rowGap: space.s28,
  h2: type.d2,
  'h2 > span': { display: 'block' },
  '.chapter-words p + p': { marginBlockStart: space.s12 },
  '.chapter-words > div': {
    ...type.body,
    maxWidth: '46ch',
    marginBlockStart: space.s18,
    color: colour.lichen,
  },
  figcaption: { marginBlockStart: space.s12 },
  [media.print]: { '.chapter-words': { breakInside: 'avoid' } },
} as const;

/**
 * Keeps a caption inside the page margin, although its picture extends to the left edge of the
 * window.
 */
const BLEEDING_LEFT = { paddingInlineStart: space.margin } as const;

/**
 * Chapter 1, the most prominent: the picture extends to the left edge of the window, and the
 * heading overlaps it.
 */
export const landStyle = css(chapter, {
  h2: type.xl,
  '.chapter-picture': { gridColumn: 'full-start / end' },
  '.chapter-picture figcaption': BLEEDING_LEFT,
  // Puts the text between this picture and the title picture above, which shows a similar view.
  [media.belowMedium]: { '.chapter-picture': { order: 1 } },
  [media.medium]: {
    alignItems: 'center',
    '.chapter-picture': { gridColumn: 'full-start / c 7', gridRow: 1 },
    '.chapter-words': { gridColumn: 'c 6 / end', gridRow: 1, position: 'relative', zIndex: 1 },
    '.chapter-number, .chapter-words > div': {
      marginInlineStart: `calc(100% / 7 + ${space.s24}px)`,
    },
    h2: {
      width: 'fit-content',
      paddingBlock: '.12em .2em',
      paddingInline: '.24em .3em',
      marginBlockStart: space.s18,
      marginInlineStart: -space.s56,
      background: colour.paper,
    },
  },
  [media.rail]: {
    '.chapter-number, .chapter-words > div': { marginInlineStart: `calc(100% / 7 * 2)` },
  },
});

/**
 * Text beside a picture in windows of medium width. The text uses every column up to the picture
 * and is taller than it.
 */
const besidePicture = {
  alignItems: 'start',
  h2: type.d3,
  '.chapter-words': { gridColumn: 'c 1 / c 6', paddingInlineEnd: space.s12 },
} as const;

const besidePictureOnRail = {
  alignItems: 'center',
  h2: type.d2,
  '.chapter-words': { gridColumn: 'c 1 / c 6', paddingInlineEnd: '6%' },
} as const;

/** Chapter 2: the botanical plate on the right. */
export const treeStyle = css(chapter, {
  [media.medium]: {
    ...besidePicture,
    figure: { gridColumn: 'c 6 / end', gridRow: 1 },
  },
  [media.rail]: besidePictureOnRail,
});

/** Chapter 3: the picture extends to the right edge of the window. */
export const handsStyle = css(chapter, {
  '.chapter-picture': { gridColumn: 'c 1 / full-end' },
  [media.medium]: {
    ...besidePicture,
    '.chapter-picture': { gridColumn: 'c 6 / full-end', gridRow: 1 },
  },
  [media.rail]: besidePictureOnRail,
});

/** Chapter 4: on a `forest` background, with a `honey` engraving of a still that distils oil. */
export const stillStyle = css(chapter, {
  paddingBlock: space.section,
  background: colour.forest,
  color: colour.paper,
  '.chapter-words > div': {
    ...type.body,
    maxWidth: '42ch',
    marginBlockStart: space.s18,
    color: colour.sage,
  },
  // Moves the drawing down, so that its ground is at the lower edge of the section.
  '.chapter-still': {
    aspectRatio: '840 / 730',
    alignSelf: 'end',
    marginBlockEnd: `calc(-1 * ${space.section})`,
    // Compensates for the empty space below the ground in the file.
    translate: '0 1.6%',
  },
  '.chapter-number': { color: colour.honey, '&::after': { background: colour.lineOnDark } },
  [media.medium]: {
    '.chapter-still': { gridColumn: 'c 1 / c 8', gridRow: 1 },
    '.chapter-words': { gridColumn: 'c 8 / end', alignSelf: 'center', paddingInlineStart: '8%' },
  },
});

/**
 * The closing text, beside a picture of an incense burner, which extends to the left edge of the
 * window.
 */
export const closingStyle = css(pageGrid, {
  paddingBlockStart: space.section,
  rowGap: space.s36,
  '.closing-picture': { gridColumn: 'full-start / end' },
  figcaption: { ...BLEEDING_LEFT, marginBlockStart: space.s12 },
  h2: type.d3,
  p: { marginBlock: `${space.s18}px ${space.s28}px`, maxWidth: '40ch', color: colour.lichen },
  '.closing-ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s24 },
  [media.medium]: {
    alignItems: 'center',
    '.closing-picture': { gridColumn: 'full-start / c 7' },
    '.closing-words': { gridColumn: 'c 8 / end' },
  },
});
