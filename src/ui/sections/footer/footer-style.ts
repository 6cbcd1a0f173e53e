import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, font, media, motion, size, space, type } = theme;

const FOUR_GROUPS = '.footer-groups:has(> :nth-child(4))';

/** One column on a phone; from 768 px the name and contacts on the left, the links on the right. */
export const footerStyle = css(pageGrid, {
  background: colour.ink,
  color: colour.paper,
  '--ring': colour.honey,
  paddingBlock: `clamp(24px, 3.8vw, 56px) ${space.s24}px`,
  '.footer-main': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'clamp(28px, 3.4vw, 49px)',
    marginBlock: `${space.s28}px ${space.s28}px`,
    fontFamily: font.serif,
    fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
    a: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: size.target,
      textDecoration: 'none',
      transition: `color ${motion.colour}`,
      [media.hover]: { '&:hover': { color: colour.honey } },
    },
  },
  '.footer-contact': { marginBlockEnd: space.s36 },
  '.footer-end': {
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s18,
    // Adds space below the last group of links, which ends with a horizontal line.
    marginBlockStart: space.s24,
    color: colour.sage,
  },
  [media.medium]: {
    alignItems: 'start',
    '.footer-name': { gridColumn: 'c 1 / c 6', gridRow: 1 },
    '.footer-contact': { gridColumn: 'c 1 / c 5', gridRow: 2, marginBlockEnd: 0 },
    nav: { gridColumn: 'c 6 / end', gridRow: 1, alignSelf: 'end' },
    '.footer-main': { marginBlock: 0 },
    '.footer-groups': {
      gridRow: 2,
      alignSelf: 'start',
      // Each group is as wide as its text. Three fit in a row, unless the text is enlarged.
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space.s24}px ${space.gutter}`,
    },
    // Places four groups in two rows of two, because otherwise the fourth would be alone in a row.
    [FOUR_GROUPS]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    // Places the copyright notice on the left and the social links on the right.
    '.footer-end': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      rowGap: 0,
      paddingBlockStart: space.s24,
      borderBlockStart: `1px solid ${colour.lineOnDark}`,
    },
    '.footer-end p': { gridColumn: 1 },
    '.footer-end ul': { gridColumn: 2, gridRow: '1 / span 2' },
    rowGap: space.s36,
  },
  [media.large]: {
    '.footer-name .brand-name': { fontSize: 'clamp(3.5rem, 5.3vw, 5rem)' },
    '.footer-name .brand-line': { marginBlockStart: space.s12, fontSize: '.8125rem' },
    nav: { gridColumn: 'c 7 / end' },
    [`.footer-groups, ${FOUR_GROUPS}`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    },
  },
});
