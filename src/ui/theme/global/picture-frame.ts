import type { CSSObject } from '@emotion/react';

/** The class of what a picture stands in; its `--ratio` is width to height. */
export const PICTURE_FRAME = 'frame';

/**
 * How pictures stand in their frames, written once: a style of their own for each ratio and colour
 * weighed a twentieth of home. `on-paper.css` has the frames of a sheet.
 */
export const pictureFrames: CSSObject = {
  [`.${PICTURE_FRAME}`]: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: 'var(--ratio)',
  },
  [`.${PICTURE_FRAME} img`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
};
