import { css } from '@emotion/react';
import tear from '../../../art/svg/tear.svg?url&no-inline';
import { printLabel } from '../theme/print-label';
import { theme } from '../theme/theme';

const { colour, font, media, motion, space, type } = theme;

const lists = css({
  'ul, ol': { display: 'grid', gap: space.s8, paddingInlineStart: 28 },
  'li > ul, li > ol': { marginBlockStart: space.s8 },
  // Lists have no indent from the fourth level on, because it would push the text off a narrow
  // screen.
  'li li li ul, li li li ol': { paddingInlineStart: 0 },
  'ul > li': { position: 'relative' },
  'ul > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -25,
    insetBlockStart: '.42em',
    width: 12,
    height: 14,
    background: colour.resin,
    mask: `url(${tear}) center / contain no-repeat`,
    [media.forcedColours]: { background: 'CanvasText' },
  },
  ol: { listStyle: 'decimal' },
  'ol > li::marker': { fontFamily: font.serif, color: colour.umber },
  'li li li ol': { listStylePosition: 'inside' },
});

const links = css({
  a: {
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    transition: `color ${motion.colour}`,
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
  // The icon is absolutely positioned in this padding, so that no line breaks before the icon.
  'a:has(> .markup-away)': { paddingInlineEnd: 18 },
  '.markup-away': {
    position: 'absolute',
    // Without insets, an absolutely positioned `inline-block` stays where it would be in the text.
    display: 'inline-block',
    marginBlockStart: '.4em',
    marginInlineStart: 3,
    color: colour.umber,
    transform: 'rotate(-45deg)',
  },
  '.markup-away:dir(rtl)': { transform: 'rotate(-135deg)' },
});

const tables = css({
  '.markup-wide': { overflowX: 'auto' },
  table: { ...type.body, width: '100%', borderCollapse: 'collapse', lineHeight: 1.45 },
  'th, td': {
    minWidth: '4.5em',
    padding: `${space.s12}px ${space.s18}px ${space.s12}px 0`,
    borderBlockEnd: `1px solid ${colour.line}`,
    // Cells are at least as wide as their longest word; a wide table scrolls horizontally.
    overflowWrap: 'break-word',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'th[align=center], td[align=center]': { textAlign: 'center' },
  'th[align=right], td[align=right]': { textAlign: 'end' },
  th: { ...type.small, borderBlockEndColor: colour.lichen, color: colour.lichen, fontWeight: 500 },
});

const quotesAndCode = css({
  blockquote: {
    display: 'grid',
    gap: space.s12,
    paddingInlineStart: space.s24,
    borderInlineStart: `1px solid ${colour.umber}`,
    color: colour.lichen,
  },
  hr: {
    width: '100%',
    margin: `${space.s12}px 0`,
    border: 0,
    borderTop: `1px solid ${colour.line}`,
  },
  code: { padding: '0 .3em', background: colour.sand, fontSize: '.92em' },
  pre: {
    margin: 0,
    padding: space.s18,
    background: colour.sand,
    fontSize: '1rem',
    lineHeight: 1.5,
    // Makes the code as wide as its longest line, because the element around it scrolls
    // horizontally.
    width: 'max-content',
    minWidth: '100%',
    code: { padding: 0 },
  },
});

export const markupStyle = css(
  {
    ...printLabel('markup'),
    ...type.article,
    display: 'grid',
    gap: '1.2em',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    '& > div': { display: 'grid', gap: '1.2em' },
    'h2, h3, h4': { outlineOffset: 6, scrollMarginBlockStart: space.s24 },
    // Headings are smaller than on other pages, because a post may have several of them.
    h2: { ...type.d3, fontSize: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)' },
    h3: type.t1,
    h4: type.t2,
    // Adds space above a heading only if content precedes it.
    '* + h2': { marginBlockStart: '.9em' },
    '* + h3': { marginBlockStart: '.5em' },
    '* + h4': { marginBlockStart: '.3em' },
    '.markup-picture': {
      display: 'block',
      maxWidth: 'var(--most, none)',
      marginBlock: space.s12,
    },
    '.markup-picture img': { objectFit: 'contain' },
    '.markup-caption': { ...type.caption, display: 'block', marginBlockStart: space.s12 },
  },
  lists,
  links,
  tables,
  quotesAndCode,
);
