/**
 * Minimum pixel densities of phones, each with the fraction of the picture's width that `sizes`
 * states there. The browser then loads a smaller file, which looks the same on such a dense screen.
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
