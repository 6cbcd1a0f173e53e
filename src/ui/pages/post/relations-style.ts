import { css } from '@emotion/react';
import { besideOnPhone } from '../../components/cards/post-card-style';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, space, type } = theme;
const RULE = `1px solid ${colour.line}`;

export const relationsStyle = css({
  display: 'grid',
  // Keeps the column no wider than the page, even if the pictures are wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(56px, 6.6vw, 96px)',
  ...screenOnly,
  '.relation-neighbours': {
    display: 'grid',
    borderBlockStart: RULE,
    a: {
      display: 'grid',
      alignContent: 'start',
      gap: space.s8,
      paddingBlock: space.s24,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      transition: `color ${motion.colour}`,
      [media.hover]: {
        '&:hover': { color: colour.umber },
        '&.relation-next:hover svg': { transform: 'translateX(6px)' },
        '&.relation-prev:hover svg': { transform: 'translateX(-6px)' },
      },
      '&:active': { color: colour.umber },
    },
    'a + a': { borderBlockStart: RULE },
  },
  '.relation-label': {
    ...type.caps,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s12,
    color: colour.umber,
    svg: { transition: `transform ${motion.control} ${motion.ease}` },
  },
  '.relation-title': { ...type.t1, textWrap: 'balance' },
  '.relation-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.s12}px ${space.s24}px`,
    paddingBlockStart: 'clamp(28px, 2.8vw, 40px)',
    borderBlockStart: RULE,
    h2: type.d3,
  },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s44}px ${space.gutter}`,
    marginBlockStart: 'clamp(28px, 3.4vw, 48px)',
  },
  'li > *': besideOnPhone,
  [media.medium]: {
    ul: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '.relation-neighbours': {
      gridTemplateColumns: '1fr 1fr',
      columnGap: space.gutter,
      'a + a': { borderBlockStart: 0, justifyItems: 'end', textAlign: 'end' },
    },
  },
});
