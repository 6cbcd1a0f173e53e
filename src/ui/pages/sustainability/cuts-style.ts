import { type CSSObject, css, keyframes } from '@emotion/react';
import { scrollAnimation } from '../../theme/scroll-animation';
import { theme } from '../../theme/theme';

const { colour, font, media, space, type } = theme;

/** Windows wide enough to show the trunks beside their numbers. */
const wide = '@media screen and (min-width: 1280px)';
/**
 * Height of a trunk in the wide layout. The section has this height too, unless enlarged text makes
 * it taller.
 */
const TALL = 'clamp(800px, 62.5vw, 900px)';

/**
 * The mask that reveals a trunk's incisions has a soft lower edge. This is the height of that edge,
 * in percent of the trunk's height.
 */
const SOFT_EDGE = 15;
/** Moves the mask down over the trunk. */
const curtain = keyframes({ from: { transform: 'translateY(-100%)' } });
/** Moves the incisions in the opposite direction, so that they stay in place under the mask. */
const shown = keyframes({ from: { transform: `translateY(${100 + SOFT_EDGE}%)` } });
/** Share of the mask above its soft edge, in percent. */
const OPAQUE_PART = `${10_000 / (100 + SOFT_EDGE)}%`;

/**
 * Returns the style that reveals a trunk's incisions on scroll. The reveal ends when the trunk has
 * covered `part` of its way through the viewport. A trunk with more incisions gets a larger `part`,
 * so that all trunks are revealed at the same speed.
 */
const paced = (part: string): CSSObject => ({
  '.trunk .trunk-cuts, .trunk .trunk-cuts svg': { animationRange: `cover 22% cover ${part}` },
});

/** Wide layout: places a trunk in its column, and indents the text. */
const column = (trunk: string, indent: string): CSSObject => ({
  '.trunk': { insetInlineStart: trunk },
  '.cuts-words': {
    marginInlineStart: indent,
    width: `calc(${trunk} - ${indent} - ${space.s12}px)`,
  },
});

export const cutsStyle = css({
  position: 'relative',
  // Uses `clip`, because `hidden` would make the section a scroll container and thus the source of
  // the scroll animation.
  overflow: 'clip',
  h2: { ...type.d3, padding: `${space.s56}px ${space.margin} 0` },
  'h2 span': { display: 'block' },
  // Places two trunks side by side, unless the text is enlarged.
  ol: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  },
  'ol > li': { display: 'flex', flexDirection: 'column', paddingBlockStart: space.s44 },
  p: { ...type.body, lineHeight: 1.5, color: colour.lichen },
  '.cuts-count': {
    fontFamily: font.serif,
    fontSize: 'clamp(6.5rem, 4rem + 7.6vw, 11rem)',
    lineHeight: 0.8,
    letterSpacing: '-.03em',
    marginBlockEnd: space.s18,
    whiteSpace: 'nowrap',
    color: colour.ink,
    [wide]: { marginBlockEnd: space.s36 },
  },
  '.cuts-note': { ...type.small, marginBlockStart: space.s12 },
  '.cuts-words': { position: 'relative', paddingInlineEnd: space.s12 },
  'ol > li:nth-of-type(-n + 2) .cuts-words': {
    paddingInlineStart: space.margin,
    paddingBlockEnd: space.s44,
  },
  'ol > li:nth-of-type(2) .cuts-words': {
    paddingInlineStart: 0,
    [media.belowMedium]: { paddingInlineEnd: space.margin },
  },
  // Draws all trunks at the same scale: the height of each is 900 units of the drawing.
  '.trunk': {
    position: 'relative',
    flex: 'none',
    height: 'min(520px, 133vw)',
    aspectRatio: '292 / 900',
    marginBlockStart: 'auto',
    alignSelf: 'center',
    // Fades out at the top, because the trunk continues there; the fade hides no incision.
    maskImage: 'linear-gradient(transparent, #000 7%)',
    // Lets clicks through to the links in the text, because incisions that are still hidden extend
    // over it.
    pointerEvents: 'none',
  },
  'ol > li:first-of-type .trunk': { aspectRatio: '184 / 900' },
  '.trunk-cuts': { position: 'absolute', inset: 0, overflow: 'clip' },
  '.trunk svg': { width: '100%', height: '100%', overflow: 'visible' },
  'ol > li:last-of-type': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    paddingBlockStart: 0,
    paddingInline: space.margin,
    background: colour.ink,
    '--ring': colour.honey,
    p: { color: colour.sage },
    '.cuts-count': { color: colour.paper },
    a: { color: colour.sage },
    '.cuts-words': { paddingBlock: space.s56 },
    // Removes the fade, because it would look like a stain on the `ink` background.
    '.trunk': { maskImage: 'none' },
  },
  ...scrollAnimation({
    '.trunk': { viewTimeline: '--trunk block' },
    '.trunk-cuts': {
      insetBlockEnd: `-${SOFT_EDGE}%`,
      maskImage: `linear-gradient(#000 ${OPAQUE_PART}, transparent)`,
      animation: `${curtain} linear both`,
    },
    '.trunk .trunk-cuts svg': { height: OPAQUE_PART, animation: `${shown} linear both` },
    '.trunk .trunk-cuts, .trunk .trunk-cuts svg': { animationTimeline: '--trunk' },
    'ol > li:nth-of-type(1)': paced('24%'),
    'ol > li:nth-of-type(2)': paced('26%'),
    'ol > li:nth-of-type(3)': paced('62%'),
  }),
  [media.medium]: {
    h2: { position: 'absolute', padding: 0, insetBlockStart: 60, insetInlineStart: space.margin },
    ol: { gridTemplateColumns: '1fr 1fr 1fr' },
    'ol > li': { paddingBlockStart: 204 },
    'ol > li:last-of-type': {
      position: 'relative',
      gridColumn: 'auto',
      display: 'flex',
      paddingBlockStart: 204,
      paddingInline: `${space.s28}px`,
      '.cuts-words': { paddingBlock: `0 ${space.s44}px` },
    },
  },
  [wide]: {
    h2: { insetInlineStart: '27.7%' },
    ol: { minHeight: TALL, gridTemplateColumns: '24.4% 36.1% 39.5%' },
    'ol > li, ol > li:last-of-type': { position: 'relative', display: 'block', padding: 0 },
    '.trunk': { position: 'absolute', insetBlockEnd: 0, height: TALL, maskImage: 'none' },
    // Adds a fade at the top of a trunk if the section is taller than the trunk.
    'ol > li::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(100% - ${TALL})`,
      insetInline: `0 -${space.s44}px`,
      height: `clamp(0px, (100% - ${TALL}) * 100, ${space.s56}px)`,
      background: `linear-gradient(${colour.paper}, transparent)`,
      pointerEvents: 'none',
    },
    'ol > li:last-of-type::after': {
      insetInline: 0,
      background: `linear-gradient(${colour.ink}, transparent)`,
    },
    'ol > li:nth-of-type(n) .cuts-words': { padding: `calc(${TALL} * .44) 0 ${space.s12}px` },
    'ol > li:nth-of-type(1)': column('58%', space.margin),
    'ol > li:nth-of-type(2)': column('43%', '9%'),
    'ol > li:nth-of-type(3)': column('50%', '8%'),
  },
  [media.print]: {
    breakInside: 'avoid',
    'ol > li': { breakInside: 'avoid', padding: 0 },
    'ol > li:last-of-type': { background: 'none', p: { color: colour.ink } },
    '.trunk': { height: '60mm', maskImage: 'none' },
  },
});
