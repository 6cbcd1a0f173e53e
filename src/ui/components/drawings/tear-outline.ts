/** SVG path of a tear (a drop of resin), in the view box of `tearFrame`. */
export const TEAR_OUTLINE =
  'M12 1.6c.5 5.4 7.4 9.6 7.4 18a7.4 7.6 0 0 1-14.8 0c0-8.4 6.9-12.6 7.4-18Z';

/** Returns the attributes of the `<svg>` of a tear. @param size height in CSS pixels. */
export const tearFrame = (size: number) =>
  ({
    viewBox: '4 1 16 27',
    width: (size * 16) / 27,
    height: size,
    focusable: false,
  }) as const;
