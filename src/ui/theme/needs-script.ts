import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/** For what does nothing by itself where the page's code does not come: it does not show. */
export const needsScript: CSSObject = {
  [theme.media.withoutScript]: { display: 'none !important' },
};
