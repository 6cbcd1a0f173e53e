import type { CSSObject } from '@emotion/react';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

/** Space after the arrow, in CSS pixels. On hover the arrow moves into it. */
const ARROW_ROOM = space.s8 - 2;

/**
 * For a link at the right edge of its section: cancels the space after the arrow, so that the arrow
 * aligns with that edge.
 */
export const arrowToTheEdge = { marginInlineEnd: -ARROW_ROOM } as const;

type Colours = Readonly<Record<'text' | 'arrow' | 'highlight' | 'ring', string>>;

function linkStyle({ text, arrow, highlight, ring }: Colours): CSSObject {
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
      '&:hover': { color: highlight },
      '&:hover svg': { transform: `translateX(${ARROW_ROOM}px)` },
    },
    '&:active': { color: highlight },
    '&:focus-visible': { outline: `2px solid ${ring}`, outlineOffset: 3 },
    ...screenOnly,
  };
}

export const arrowLinkStyles = {
  light: linkStyle({
    text: colour.ink,
    arrow: colour.umber,
    highlight: colour.umber,
    ring: colour.umber,
  }),
  /** The link for dark backgrounds. */
  dark: linkStyle({
    text: colour.chalk,
    arrow: colour.honey,
    highlight: colour.honey,
    ring: colour.honey,
  }),
};

export type LinkTone = keyof typeof arrowLinkStyles;
