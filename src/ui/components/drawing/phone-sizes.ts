/** The share of its pixels that a dense phone gets: nobody sees the difference, and it comes sooner. */
const SHARES = [
  ['(min-resolution: 2.5dppx)', 2 / 3],
  ['(min-resolution: 1.5dppx)', 0.8],
] as const;

/** For `sizes`, as the last of them: a picture that is so wide on a phone, in `vw`. */
export const phoneSizes = (width: number): string =>
  [...SHARES.map(([dense, share]) => `${dense} ${Math.round(width * share)}vw`), `${width}vw`].join(
    ', ',
  );
