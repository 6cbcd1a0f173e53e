import { css, keyframes } from '@emotion/react';
import { fullWindow } from '../../theme/full-window';
import { iconButton, toTheMargin } from '../../theme/icon-button';
import { theme } from '../../theme/theme';

const { colour, font, media, motion, size, space } = theme;

const appear = keyframes({ from: { opacity: 0 } });

export const siteMenuStyle = css(fullWindow, {
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  background: colour.forest,
  color: colour.paper,
  '&::backdrop': { background: colour.forest },
  '& :focus-visible': { outline: `2px solid ${colour.honey}`, outlineOffset: 3 },
  '.menu-sheet': {
    position: 'relative',
    overflow: 'hidden',
    minHeight: '100%',
    paddingInline: space.margin,
    paddingBlockEnd: space.s56,
  },
  '.menu-top': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: size.header.small,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${colour.lineOnDark}`,
  },
  '.menu-top button': {
    ...iconButton,
    ...toTheMargin,
    [media.hover]: { '&:hover': { color: colour.honey } },
  },
  nav: { position: 'relative', zIndex: 1 },
  ul: { marginBlock: `${space.s12}px ${space.s28}px` },
  'li a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s18,
    minHeight: 62,
    paddingBlock: space.s8,
    paddingInlineEnd: space.s4,
    borderBlockEnd: `1px solid ${colour.lineOnDark}`,
    fontFamily: font.serif,
    fontSize: '2.125rem',
    lineHeight: 1.1,
    textDecoration: 'none',
    transition: `color ${motion.colour}`,
    [media.hover]: { '&:hover': { color: colour.honey } },
    '&[aria-current]': { color: colour.honey },
  },
  '.menu-plate': {
    position: 'absolute',
    insetInlineEnd: -122,
    insetBlockEnd: -122,
    width: 390,
    aspectRatio: '968 / 1004',
    opacity: 0.62,
    animation: `${appear} ${motion.reveal} ${motion.ease}`,
    [media.reducedMotion]: { animation: 'none' },
    // Hides the drawing in short windows, because the links need its space.
    '@media (max-height: 760px)': { display: 'none' },
  },
});
