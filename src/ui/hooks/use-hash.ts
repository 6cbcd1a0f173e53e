import { useLocationProperty } from 'wouter/use-browser-location';
import { currentAnchor } from '../site/scrolling/current-anchor';

/** The anchor in the address without its `#`, also when a link of the site set it. */
export const useHash = (): string => useLocationProperty(currentAnchor, () => '');
