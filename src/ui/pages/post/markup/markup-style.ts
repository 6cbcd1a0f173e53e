import { css } from '@emotion/react';
import { theme } from '../../../theme/theme';

const { colour, font, media, motion, space, type } = theme;

/** The tear as a list marker: drawn once more, since a marker cannot be a component. */
const TEAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='4 1 16 27'%3E%3Cpath d='M12 1.6c.5 5.4 7.4 9.6 7.4 18a7.4 7.6 0 0 1-14.8 0c0-8.4 6.9-12.6 7.4-18Z'/%3E%3C/svg%3E\")";

const lists = css({
  'ul, ol': { display: 'grid', gap: space.s8, paddingInlineStart: 28 },
  'li > ul, li > ol': { marginBlockStart: space.s8 },
  // Deep nesting would push the text off a narrow screen.
  'li li li ul, li li li ol': { paddingInlineStart: 0 },
  'ul > li': { position: 'relative' },
  'ul > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -24,
    insetBlockStart: '.48em',
    width: 8,
    height: 13,
    background: colour.resin,
    mask: `${TEAR} center / contain no-repeat`,
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
  '.markup-away': {
    display: 'inline-block',
    marginInlineStart: 3,
    verticalAlign: '-.08em',
    color: colour.umber,
    transform: 'rotate(-45deg)',
  },
  '.markup-away:dir(rtl)': { transform: 'rotate(-135deg)' },
});

const tables = css({
  '.markup-table': { overflowX: 'auto' },
  table: { ...type.body, width: '100%', borderCollapse: 'collapse', lineHeight: 1.45 },
  'th, td': {
    minWidth: '7em',
    padding: `${space.s12}px ${space.s18}px ${space.s12}px 0`,
    borderBlockEnd: `1px solid ${colour.line}`,
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
    overflowX: 'auto',
    background: colour.sand,
    fontSize: '1rem',
    lineHeight: 1.5,
    code: { padding: 0 },
  },
});

/** The look of an editor's text. */
export const markupStyle = css(
  {
    ...type.article,
    display: 'grid',
    gap: '1.2em',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    '& > div': { display: 'grid', gap: '1.2em' },
    'h2, h3, h4': { outlineOffset: 6, scrollMarginBlockStart: space.s24 },
    h2: { ...type.d3, marginBlockStart: '.9em' },
    h3: { ...type.t1, marginBlockStart: '.5em' },
    h4: { ...type.t2, marginBlockStart: '.3em' },
    '& > :first-of-type': { marginBlockStart: 0 },
    '.markup-picture': { display: 'block', marginBlock: space.s12 },
    '.markup-picture img': { objectFit: 'contain' },
    '.markup-caption': { ...type.caption, display: 'block', marginBlockStart: space.s12 },
  },
  lists,
  links,
  tables,
  quotesAndCode,
);
