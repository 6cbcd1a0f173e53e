import { type CSSObject, css } from '@emotion/react';
import tear from '../../../../art/svg/tear.svg?url&no-inline';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;

const TEAR = { width: 20, height: 26 };
/**
 * Width and height of a thumb in CSS pixels. The thumb is a touch target; only its drop is visible.
 */
const THUMB = size.target;
/**
 * How far the box of a thumb extends beyond the field when the thumb is at an end, in CSS pixels.
 */
export const RANGE_OVERHANG = (THUMB - TEAR.width) / 2;
const LINE = 12;

const drawing = `url(${tear}) center ${LINE}px / ${TEAR.width}px ${TEAR.height}px no-repeat`;
// A mask would clip an outline, so the focus ring is part of the mask.
const ring =
  'radial-gradient(circle closest-side, #0000 calc(100% - 3px), #000 calc(100% - 2px) 99%, #0000)';

const thumb: CSSObject = {
  width: THUMB,
  height: THUMB,
  border: 0,
  borderRadius: 0,
  background: colour.umber,
  mask: drawing,
  appearance: 'none',
  pointerEvents: 'auto',
  cursor: 'grab',
};

const focused: CSSObject = { mask: `${drawing}, ${ring}` };
const grabbed: CSSObject = { background: colour.ink, cursor: 'grabbing' };
const plain: CSSObject = { mask: 'none', background: 'ButtonText', width: TEAR.width };

export const fieldRangeStyle = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { ...type.body, padding: 0, fontSize: '.9375rem', fontWeight: 500 },
  '.range-track': { position: 'relative', height: THUMB },
  // The line spans the distance over which the centre of a thumb can move.
  '.range-track svg': {
    position: 'absolute',
    insetBlockStart: LINE,
    insetInlineStart: TEAR.width / 2,
    width: `calc(100% - ${TEAR.width}px)`,
    overflow: 'visible',
  },
  input: {
    position: 'absolute',
    insetInline: -RANGE_OVERHANG,
    insetBlockStart: 0,
    width: `calc(100% + ${2 * RANGE_OVERHANG}px)`,
    height: THUMB,
    margin: 0,
    background: 'none',
    appearance: 'none',
    // The two inputs overlap, so only their thumbs receive pointer events.
    pointerEvents: 'none',
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:active::-webkit-slider-thumb': grabbed,
    '&:active::-moz-range-thumb': grabbed,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
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
      '&::-webkit-slider-thumb': plain,
      '&::-moz-range-thumb': plain,
      '&:focus-visible': { outline: '2px solid Highlight' },
    },
  },
});
