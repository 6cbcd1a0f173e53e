import type { CSSObject } from '@emotion/react';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

type Colours = Readonly<
  Record<
    'background' | 'text' | 'border' | 'divider' | 'arrow' | 'cell' | 'cellArrow' | 'ring',
    string
  >
>;

/** Returns the style of buttons and button links: a label, a divider and a cell with an arrow. */
function buttonStyle({
  background,
  text,
  border,
  divider,
  arrow,
  cell,
  cellArrow,
  ring,
}: Colours): CSSObject {
  return {
    ...type.body,
    display: 'inline-flex',
    width: 'fit-content',
    maxWidth: '100%',
    minHeight: size.control,
    padding: 0,
    border: `1px solid ${border}`,
    borderRadius: size.radius,
    background,
    color: text,
    fontSize: '.9375rem',
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '.button-label': {
      flex: 1,
      alignSelf: 'center',
      padding: `${space.s12}px ${space.s24}px`,
    },
    '.button-cell': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: size.control - 2,
      borderInlineStart: `1px solid ${divider}`,
      color: arrow,
      transition: `background ${motion.control} ${motion.ease}, color ${motion.colour}`,
    },
    '.button-cell > *': { transition: `transform ${motion.control} ${motion.ease}` },
    [media.hover]: {
      '&:hover:not([aria-disabled=true]) .button-cell': { background: cell, color: cellArrow },
      '&:hover:not([aria-disabled=true]) .button-cell > *': { transform: 'translateX(3px)' },
    },
    '&:active:not([aria-disabled=true]) .button-cell': { background: cell, color: cellArrow },
    '&:focus-visible': { outline: `2px solid ${ring}`, outlineOffset: 3 },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress' },
    [media.forcedColours]: { borderColor: 'ButtonBorder' },
    ...screenOnly,
  };
}

export const buttonStyles = {
  primary: buttonStyle({
    background: colour.forest,
    text: colour.chalk,
    border: colour.forest,
    divider: 'rgba(251, 248, 241, .28)',
    arrow: colour.honey,
    cell: colour.honey,
    cellArrow: colour.ink,
    ring: colour.umber,
  }),
  line: buttonStyle({
    background: 'transparent',
    text: colour.ink,
    border: colour.ink,
    divider: colour.ink,
    arrow: colour.ink,
    cell: colour.ink,
    cellArrow: colour.honey,
    ring: colour.umber,
  }),
  /** The button for dark backgrounds. */
  honey: {
    ...buttonStyle({
      background: colour.honey,
      text: colour.ink,
      border: colour.honey,
      divider: 'rgba(23, 33, 27, .4)',
      arrow: colour.ink,
      cell: colour.chalk,
      cellArrow: colour.ink,
      ring: colour.honey,
    }),
    // Colours the loading indicator of a busy button. Its default colour, honey, would be invisible
    // on this background.
    '--resin': colour.umber,
  },
};

export type ButtonVariant = keyof typeof buttonStyles;

/** Makes a button as wide as its container, with the arrow at the end. */
export const wideStyle: CSSObject = { display: 'flex', width: '100%' };
