import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { paperSurface } from '../../theme/paper-surface';
import { printLabel } from '../../theme/print-label';
import { revealed } from '../../theme/revealed';
import { theme } from '../../theme/theme';
import { beforeTheThread, toTheThread } from './home-thread-style';

const { media, space, type } = theme;

/** Distance from the picture's top to the panel's top, from 768 px on. */
const NOTCH = 'clamp(150px, 12.3vw, 177px)';

const PICTURE = 'clamp(486px, calc(340px + 19vw), 614px)';

/**
 * The picture extends to the window's left edge; a paper-coloured panel covers its lower right
 * corner.
 */
export const promoStyle = css(pageGrid, revealed('.promo-picture', '0 0 0 22%'), {
  ...printLabel('promo'),
  marginBlockStart: 'clamp(64px, 7.8vw, 112px)',
  h2: { ...type.d2, textWrap: 'balance' },
  p: { ...type.lead, marginBlock: `${space.s18}px ${space.s28}px` },
  '.promo-picture': {
    gridColumn: 'full-start / full-end',
    aspectRatio: '4 / 5',
    maxHeight: '80vh',
    ...beforeTheThread,
  },
  '.promo-picture img': { objectPosition: 'var(--focus, 100% 60%)' },
  // Mirrors the picture that ships with the site: in the file the tree is on the right side, where
  // the panel would cover it.
  '.promo-mirrored img': { transform: 'scaleX(-1)' },
  '.promo-panel': { paddingBlockStart: space.s28 },
  [media.medium]: {
    // The heading is small, because the panel is narrow, so that the tree in the picture stays
    // visible beside it.
    h2: { ...type.d3, fontSize: '2.125rem' },
    gridTemplateRows: `${PICTURE} auto`,
    '.promo-picture': {
      gridColumn: 'full-start / c 12',
      gridRow: 1,
      aspectRatio: 'auto',
      maxHeight: 'none',
      height: '100%',
    },
    // Places the horizontal line at the panel's upper edge, not under the panel.
    '&::after': { ...toTheThread('c 12'), gridRow: 1, marginBlockStart: `calc(${NOTCH} - 1px)` },
    '.promo-panel': {
      position: 'relative',
      zIndex: 1,
      gridColumn: 'c 7 / end',
      gridRow: '1 / 3',
      marginBlockStart: NOTCH,
      paddingBlockStart: 'clamp(36px, 4.3vw, 62px)',
      paddingInlineStart: 'clamp(36px, 4.5vw, 64px)',
      ...paperSurface,
    },
  },
  [media.large]: { h2: type.d2 },
});
