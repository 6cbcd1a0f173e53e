import { css } from '@emotion/react';
import { pageColumns } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { terracesStyle } from './terraces-style';

const { colour, media, space, type } = theme;

/** A mountain's edge, a heading, and what stands on the ground below it. */
export const sustainabilityStyle = css({
  marginBlockStart: 'clamp(56px, 5.6vw, 80px)',
  color: colour.paper,
  '--ring': colour.honey,
  '.band-ridge': {
    height: 'clamp(28px, 6.2vw, 90px)',
    marginBlockEnd: -1,
    maskSize: '100% 100%',
    // In one colour a silhouette says nothing.
    [media.forcedColours]: { visibility: 'hidden' },
  },
  '.band-ground': { background: colour.forest, paddingBlockStart: 'clamp(64px, 7.6vw, 110px)' },
  '.band-top': pageColumns,
  h2: { ...type.d1, fontSize: 'clamp(3.125rem, 1.05rem + 7.6vw, 8rem)' },
  '.band-top p': { ...type.lead, marginBlockStart: space.s18, color: colour.sage },
  ul: terracesStyle,
  [media.medium]: {
    '.band-top': { alignItems: 'end' },
    '.band-top h2': { gridColumn: 'c 1 / c 9', gridRow: 1 },
    '.band-top p': {
      gridColumn: 'c 8 / end',
      gridRow: 1,
      maxWidth: '20em',
      marginBlock: 0,
      paddingBlockEnd: '.15em',
      paddingInlineStart: space.s12,
    },
  },
  [media.large]: {
    '.band-top p': { gridColumn: 'c 9 / end', paddingBlockEnd: '.36em', paddingInlineStart: 0 },
  },
});
