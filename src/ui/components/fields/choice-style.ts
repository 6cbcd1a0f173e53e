import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

/** The style of a checkbox or radio button with its label, and with a count at the end. */
export const choiceStyle = css({
  ...type.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minHeight: size.target,
  cursor: 'pointer',
  input: {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `1px solid ${colour.lichen}`,
    borderRadius: size.radius,
    background: colour.chalk,
    appearance: 'none',
    cursor: 'inherit',
    transition: `background ${motion.colour}, border-color ${motion.colour}`,
  },
  'input[type=radio]': { borderRadius: '50%' },
  'input[type=checkbox]:checked': { background: colour.forest, borderColor: colour.forest },
  'input[type=radio]:checked': {
    borderColor: colour.ink,
    background: `radial-gradient(circle, ${colour.resin} 0 5.2px, ${colour.chalk} 5.8px)`,
  },
  'input[aria-invalid=true]': { borderColor: colour.error, borderWidth: 2 },
  // The tick is positioned over the box, because an input cannot contain an svg.
  svg: {
    position: 'absolute',
    insetInlineStart: 0,
    color: colour.honey,
    opacity: 0,
    pointerEvents: 'none',
  },
  'input:checked ~ svg': { opacity: 1 },
  '.choice-count': { ...type.small, marginInlineStart: 'auto', color: colour.lichen },
  [media.hover]: { '&:hover input:not(:disabled)': { borderColor: colour.umber } },
  '&:has(input:disabled)': { color: colour.lichen, cursor: 'not-allowed' },
  'input:disabled': { background: colour.sand },
  [media.forcedColours]: { input: { appearance: 'auto' }, svg: { display: 'none' } },
});
