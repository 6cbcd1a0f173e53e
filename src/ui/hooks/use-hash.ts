import { useLocationProperty } from 'wouter/use-browser-location';

const currentHash = (): string => {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // `#100%`: somebody's typing, not an escape.
  }
};

/** The anchor in the address without its `#`, also when a link of the site set it. */
export const useHash = (): string => useLocationProperty(currentHash, () => '');
