import type { CSSObject } from '@emotion/react';
import * as colour from '../colour';

/**
 * The class of the frame of a picture. The frame reads the variables `--ratio` (width to height),
 * `--ground` (background) and `--focus` (object position).
 */
export const PICTURE_FRAME = 'frame';

/** Styles of pictures in their frames. `print/page.css` adds the print styles of the frames. */
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
