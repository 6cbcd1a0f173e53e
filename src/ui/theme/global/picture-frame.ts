import type { CSSObject } from '@emotion/react';
import * as colour from '../colour';

/** The class of what a picture stands in; its own values are `--ratio`, width to height, `--ground` and `--focus`. */
export const PICTURE_FRAME = 'frame';

/**
 * How pictures stand in their frames. `print/page.css` has the frames of a sheet.
 */
export const pictureFrames: CSSObject = {
  [`.${PICTURE_FRAME}`]: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: 'var(--ratio)',
    background: `var(--ground, ${colour.sand})`,
  },
  [`.${PICTURE_FRAME} img`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'var(--focus, 50% 50%)',
  },
};
