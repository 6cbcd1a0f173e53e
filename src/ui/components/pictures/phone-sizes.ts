/**
 * Media queries for the pixel densities of phones, each with a factor for the width in `sizes`. The
 * factor makes the browser load a smaller file. On such a dense screen the difference is invisible.
 */
const SHARES = [
  ['(min-resolution: 2.5dppx)', 2 / 3],
  ['(min-resolution: 1.5dppx)', 0.8],
] as const;

/** Returns the last entries of a `sizes` attribute, for a picture `width` vw wide on a phone. */
export const phoneSizes = (width: number): string =>
  [...SHARES.map(([query, share]) => `${query} ${Math.round(width * share)}vw`), `${width}vw`].join(
    ', ',
  );
