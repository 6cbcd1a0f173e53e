/** Returns the anchor in the address without its `#`; empty when there is none. */
export const currentAnchor = (): string => {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // `#100%`: not a valid percent escape.
  }
};
