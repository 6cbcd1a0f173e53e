/** Returns the anchor in the address without its `#`; empty when there is none. */
export const currentAnchor = (): string => {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // `decodeURIComponent` throws for a fragment with an invalid percent escape, such as `#100%`.
  }
};
