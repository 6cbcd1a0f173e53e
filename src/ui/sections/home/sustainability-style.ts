import { css } from '@emotion/react';
import { pageColumns } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { terracesStyle } from './terraces-style';

const { colour, media, space, type } = theme;

/** Returns the `flex` value for the width of the last `count` columns of the page. */
const lastColumns = (count: number) =>
  `0 0 calc((100% - 11 * ${space.gutter}) * ${count} / 12 + ${count - 1} * ${space.gutter})`;

/** A mountain silhouette, a heading, and a list (`terracesStyle`) below it. */
export const sustainabilityStyle = css({
  marginBlockStart: 'clamp(56px, 5.6vw, 80px)',
  color: colour.paper,
  '--ring': colour.honey,
  '.band-ridge': {
    height: 'clamp(28px, 6.2vw, 90px)',
    marginBlockEnd: -1,
    maskSize: '100% 100%',
    // In forced-colours mode the silhouette has no meaning.
    [media.forcedColours]: { visibility: 'hidden' },
  },
  '.band-ground': { background: colour.forest, paddingBlockStart: 'clamp(64px, 7.6vw, 110px)' },
  '.band-top': pageColumns,
  h2: { ...type.d1, fontSize: 'clamp(3.125rem, 1.05rem + 7.6vw, 8rem)' },
  '.band-top p': { ...type.lead, marginBlockStart: space.s18, color: colour.sage },
  ul: terracesStyle,
  [media.medium]: {
    // Aligns the heading and the text beside it with the page's columns. When enlarged text leaves
    // too little space, the text moves below the heading.
    '.band-top': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      rowGap: space.s18,
      paddingInline: `max(${space.margin}, (100% - 1312px) / 2)`,
    },
    '.band-top p': {
      flex: lastColumns(5),
      maxWidth: '20em',
      marginBlock: 0,
      marginInlineStart: 'auto',
      paddingBlockEnd: '.15em',
      paddingInlineStart: space.s12,
    },
  },
  [media.large]: {
    '.band-top p': { flex: lastColumns(4), paddingBlockEnd: '.36em', paddingInlineStart: 0 },
  },
});
