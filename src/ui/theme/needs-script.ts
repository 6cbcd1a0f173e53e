import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/** For what does nothing by itself where JavaScript is switched off: it does not show. */
export const needsScript: CSSObject = {
  [theme.media.withoutScript]: { display: 'none !important' },
};
