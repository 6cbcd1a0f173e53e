import { useLocationProperty } from 'wouter/use-browser-location';

/** The anchor in the address without its `#`, also when a link of the site set it. */
export const useHash = (): string =>
  useLocationProperty(
    () => decodeURIComponent(location.hash.slice(1)),
    () => '',
  );
