import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/** Hides an element that needs JavaScript while the page's code is not available. */
export const needsScript: CSSObject = {
  [theme.media.withoutScript]: { display: 'none !important' },
};
