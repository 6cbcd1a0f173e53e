import { type CSSObject, css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

/** The style of inputs, text areas and selects. */
export const inputStyle: CSSObject = {
  ...type.body,
  display: 'block',
  width: '100%',
  minHeight: size.control,
  padding: `${space.s12}px ${space.s44}px ${space.s12}px 16px`,
  border: '1px solid transparent',
  borderBlockEndColor: colour.lichen,
  borderRadius: 0,
  background: colour.chalk,
  color: colour.ink,
  appearance: 'none',
  transition: `border-color ${motion.colour}`,
  '&::placeholder': { color: colour.lichen, opacity: 1 },
  [media.hover]: { '&:hover:not(:disabled)': { borderBlockEndColor: colour.ink } },
  '&:focus-visible': { outline: `2px solid ${colour.umber}`, outlineOffset: 2 },
  '&[aria-invalid=true]': {
    borderColor: colour.bark,
    borderBlockEnd: `2px solid ${colour.error}`,
  },
  '&:disabled': { background: colour.sand, color: colour.lichen, cursor: 'not-allowed' },
  [media.forcedColours]: { borderColor: 'ButtonBorder' },
};

export const fieldFrameStyle = css({
  minWidth: 0,
  '.field-head': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.s12,
    marginBlockEnd: 6,
  },
  '.field-head label': { fontSize: '.9375rem', fontWeight: 500 },
  '.field-optional': { ...type.caption },
  '.field-box': { position: 'relative' },
  '.field-mark': {
    position: 'absolute',
    insetInlineEnd: 14,
    insetBlockStart: (size.control - 20) / 2,
    pointerEvents: 'none',
  },
  '.field-wrong': { color: colour.error },
  '.field-right': { color: colour.ok },
  '.field-help, .field-error': { ...type.small, marginBlockStart: space.s8 },
  '.field-help': { color: colour.lichen },
  '.field-error': { color: colour.error },
});
