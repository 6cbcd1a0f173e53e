import { css } from '@emotion/react';
import { arrowToTheEdge } from '../../components/actions/arrow-link-style';
import { theme } from '../../theme/theme';

const { colour, font, media, space, type } = theme;
const NOW = 1.14;
const NOTE = type.body.lineHeight;

/** Reserves lines for the longest season text, so that loading the season shifts nothing. */
const lines = (now: number, note: number) => ({
  '& .strip-now': { minHeight: `${now * NOW}em` },
  '& .strip-note': { minHeight: `${note * NOTE}em` },
});

/**
 * A strip with a small circular drawing of the year, the season as text, and a link to the page
 * about the whole year.
 */
export const yearStripStyle = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: space.s24,
  alignItems: 'center',
  maxWidth: `calc(1312px + 2 * ${space.margin})`,
  marginInline: 'auto',
  // Adds no space below, because the next section starts with a space of its own.
  padding: `${space.section} ${space.margin} 0`,
  '.strip-wheel': { position: 'relative', color: colour.umber },
  '.strip-wheel img': { display: 'block', width: '100%', height: 'auto' },
  '.strip-now': {
    fontFamily: font.serif,
    fontSize: 'clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem)',
    lineHeight: NOW,
    em: { color: colour.umber },
  },
  '.strip-note': {
    ...type.body,
    marginBlockStart: space.s8,
    maxWidth: '46ch',
    color: colour.lichen,
  },
  '> a': { gridColumn: 2, justifySelf: 'start' },
  ...lines(2, 4),
  '@media (max-width: 374.98px)': {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    ...lines(2, 5),
  },
  [media.medium]: {
    gridTemplateColumns: '168px minmax(0, 1fr) auto',
    columnGap: space.s44,
    '> a': { gridColumn: 3, ...arrowToTheEdge },
    ...lines(2, 3),
  },
  [media.large]: lines(1, 2),
});
