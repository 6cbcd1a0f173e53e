import type { CSSObject } from '@emotion/react';
import { screenOnly } from '../../theme/print';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

/** Room for the arrow's way, so that nothing beside it moves. */
const ARROW_ROOM = space.s8 - 2;

/** For a link at a right edge: at rest the arrow ends where the pictures do. */
export const arrowToTheEdge = { marginInlineEnd: -ARROW_ROOM } as const;

type Colours = Readonly<Record<'text' | 'arrow' | 'lit' | 'ring', string>>;

function lookOf({ text, arrow, lit, ring }: Colours): CSSObject {
  return {
    ...type.body,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 14,
    width: 'fit-content',
    minHeight: size.target,
    color: text,
    fontSize: '.9375rem',
    fontWeight: 500,
    lineHeight: 1.3,
    textDecoration: 'none',
    transition: `color ${motion.colour}`,
    '.link-label': { paddingBlockEnd: 3, borderBlockEnd: '1px solid currentColor' },
    svg: { color: arrow, transition: `transform ${motion.control} ${motion.ease}` },
    paddingInlineEnd: ARROW_ROOM,
    [media.hover]: {
      '&:hover': { color: lit },
      '&:hover svg': { transform: `translateX(${ARROW_ROOM}px)` },
    },
    '&:active': { color: lit },
    '&:focus-visible': { outline: `2px solid ${ring}`, outlineOffset: 3 },
    ...screenOnly,
  };
}

export const arrowLinkStyles = {
  light: lookOf({
    text: colour.ink,
    arrow: colour.umber,
    lit: colour.umber,
    ring: colour.umber,
  }),
  /** On dark grounds. */
  dark: lookOf({ text: colour.chalk, arrow: colour.honey, lit: colour.honey, ring: colour.honey }),
};

export type LinkTone = keyof typeof arrowLinkStyles;
