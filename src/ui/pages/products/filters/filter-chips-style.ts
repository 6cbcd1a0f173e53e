import { css } from '@emotion/react';
import { theme } from '../../../theme/theme';

/**
 * Reserves space for a row of chips while their code loads, so that the list below does not move.
 */
export const filterChipsStyle = css({
  minHeight: 56,
  marginBlock: `-6px ${theme.space.s24 - 6}px`,
});
