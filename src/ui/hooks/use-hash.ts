import { useLocationProperty } from 'wouter/use-browser-location';
import { currentAnchor } from '../site/scrolling/current-anchor';

/** Returns the URL's hash without its `#`. The component renders again when the hash changes. */
export const useHash = (): string => useLocationProperty(currentAnchor, () => '');
