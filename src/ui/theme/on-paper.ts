import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/** For what only a screen can use: buttons, arrows, tools. The rest of paper is in `on-paper.css`. */
export const notOnPaper: CSSObject = { [theme.media.print]: { display: 'none !important' } };
