import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { colour, media, motion, size, space, type } = theme;

export const paginationStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.s8,
  paddingBlockStart: space.s24,
  borderBlockStart: `1px solid ${colour.line}`,
  ol: { display: 'flex', justifyContent: 'center', gap: 2, minWidth: 0 },
  'ol li': { minWidth: size.target },
  // On narrow screens a long list of numbers gets its own row.
  [media.belowMedium]: {
    '&[data-long]': {
      gridTemplateColumns: '1fr 1fr',
      ol: { gridColumn: '1 / -1', gridRow: 1, flexWrap: 'wrap' },
      'ol li': { flex: `0 1 ${size.target - 4}px`, minWidth: 'max-content' },
    },
  },
  'ol a, .pages-gap': {
    ...type.t2,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: size.target,
    textDecoration: 'none',
    fontVariantNumeric: 'lining-nums',
  },
  'ol a': { transition: `color ${motion.colour}` },
  'ol a[aria-current]': { color: colour.umber },
  // Draws a vertical line between the top border and the current page number.
  'ol a > [aria-hidden]': { position: 'absolute', insetBlockStart: -space.s24 - 1 },
  '.pages-prev, .pages-next': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s12,
    width: 'fit-content',
    minHeight: size.target,
    fontSize: '.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    svg: { color: colour.umber, transition: `transform ${motion.control} ${motion.ease}` },
  },
  '.pages-next': { justifySelf: 'end' },
  '.pages-word': { paddingBlockEnd: 3, borderBlockEnd: '1px solid currentColor' },
  'span.pages-prev, span.pages-next': { color: colour.lichen, fontWeight: 400 },
  [media.hover]: {
    'a:hover': { color: colour.umber },
    '.pages-next:hover svg': { transform: 'translateX(6px)' },
    '.pages-prev:hover svg': { transform: 'translateX(-6px)' },
  },
});
