import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;
const rule = `1px solid ${colour.line}`;

/** Search and groups on the left, which stay in view on scroll; the questions on the right. */
export const faqStyle = css(pageGrid, {
  rowGap: space.s44,
  '.faq-search': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    borderBlockEnd: `1px solid ${colour.ink}`,
    svg: { flex: 'none', color: colour.umber },
  },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: size.control,
    border: 0,
    background: 'none',
    color: colour.ink,
    '&::placeholder': { color: colour.lichen, opacity: 1 },
  },
  '.faq-count': {
    ...type.small,
    minHeight: '1.5em',
    marginBlockStart: space.s8,
    color: colour.lichen,
  },
  // On a phone, the groups are a single scrollable row, so that the questions start near the top.
  '.faq-groups': {
    display: 'flex',
    gap: space.s8,
    [media.belowMedium]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Extends to the edges of the window. The padding keeps focus rings from being cut off.
      margin: `-6px calc(-1 * ${space.margin}) -6px -6px`,
      padding: `6px ${space.margin} 6px 6px`,
      '> li': { flex: 'none' },
      // Fades out to show that there are more groups beyond the edge.
      maskImage: `linear-gradient(to right, #000 calc(100% - ${space.s28}px), transparent)`,
      '[aria-current]': { background: colour.forest, color: colour.paper },
      '[aria-current] .faq-number': { color: colour.sage },
    },
  },
  '.faq-groups a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.s8,
    minHeight: size.target,
    textDecoration: 'none',
    [media.belowMedium]: {
      ...type.small,
      paddingInline: space.s12,
      border: `1px solid ${colour.lichen}`,
      borderRadius: size.radius,
    },
    '&:active': { color: colour.umber },
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
  '.faq-number': { color: colour.lichen },
  '.faq-leaf': { display: 'none' },
  '.faq-group': { marginBlockEnd: space.s72 },
  '.faq-group h2': { ...type.d3, marginBlockEnd: space.s18 },
  '.accordion-panel p + p': { marginBlockStart: space.s12 },
  '.faq-not-here': {
    ...type.t1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.s18}px`,
  },
  [media.print]: {
    '.faq-not-here': { display: 'none' },
    '.faq-group': { marginBlockEnd: space.s28 },
  },
  [media.medium]: {
    '.faq-groups': { display: 'block' },
    '.faq-groups a': { gap: space.s12, minHeight: 52, borderBlockEnd: rule },
    // Marks the link to the group that is in view.
    '.faq-groups [aria-current]': { color: colour.umber, fontWeight: 500 },
    '.faq-rail': {
      gridColumn: 'c 1 / c 5',
      paddingInlineEnd: space.s8,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: size.header.scrolled + space.s24,
    },
    '.faq-leaf': {
      display: 'block',
      width: 150,
      aspectRatio: '250 / 496',
      marginBlockStart: space.s56,
      transform: 'rotate(14deg)',
    },
    '.faq-answers': { gridColumn: 'c 5 / end', paddingInlineStart: space.s24 },
  },
  [media.large]: {
    '.faq-rail': { gridColumn: 'c 1 / c 4', paddingInlineEnd: 0 },
    '.faq-answers': { gridColumn: 'c 6 / end', paddingInlineStart: 0 },
  },
});
