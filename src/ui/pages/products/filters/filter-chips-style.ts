import { css } from '@emotion/react';
import { theme } from '../../../theme/theme';

/** Room for a row of chips, also while their code is on its way: the list below stays where it is. */
export const filterChipsStyle = css({
  minHeight: 56,
  marginBlock: `-6px ${theme.space.s24 - 6}px`,
});
