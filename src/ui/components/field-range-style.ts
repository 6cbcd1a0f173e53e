import { type CSSObject, css } from '@emotion/react';
import tear from '../../../art/svg/tear.svg?url&no-inline';
import { theme } from '../theme/theme';

const { colour, media, size, space, type } = theme;

const THUMB_WIDTH = 20;

const thumb: CSSObject = {
  width: THUMB_WIDTH,
  height: 26,
  border: 0,
  borderRadius: 0,
  background: colour.umber,
  mask: `url(${tear}) center bottom / contain no-repeat`,
  appearance: 'none',
  pointerEvents: 'auto',
  cursor: 'grab',
  // The tear hangs from the line.
  transform: 'translateY(9px)',
};

export const fieldRangeStyle = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { ...type.body, padding: 0, fontWeight: 500 },
  '.range-track': { position: 'relative', height: size.target },
  // The line ends where the middle of a thumb can be.
  '.range-track svg': {
    position: 'absolute',
    insetBlockStart: (size.target - 2) / 2 - 8,
    insetInline: THUMB_WIDTH / 2,
    width: `calc(100% - ${THUMB_WIDTH}px)`,
    overflow: 'visible',
  },
  input: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: -8,
    width: '100%',
    height: size.target,
    margin: 0,
    background: 'none',
    appearance: 'none',
    // Two inputs lie on each other: only the thumbs take the finger.
    pointerEvents: 'none',
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outlineOffset: 1 },
  },
  'input[data-above]': { zIndex: 1 },
  '.range-ends': {
    ...type.small,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s12,
    color: colour.lichen,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.forcedColours]: {
    input: {
      '&::-webkit-slider-thumb': { mask: 'none', background: 'ButtonText' },
      '&::-moz-range-thumb': { mask: 'none', background: 'ButtonText' },
    },
  },
});
