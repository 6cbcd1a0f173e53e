import { css } from '@emotion/react';
import { theme } from '../../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

export const filterButtonStyle = css({
  ...type.body,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s12 - 2,
  minHeight: size.target,
  padding: 0,
  fontWeight: 500,
  span: { paddingBlockEnd: 1, borderBlockEnd: '1px solid currentColor' },
  transition: `color ${motion.colour}`,
  [media.hover]: { '&:hover': { color: colour.umber } },
  [media.rail]: { display: 'none' },
});
