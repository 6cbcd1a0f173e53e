import { useLocationProperty } from 'wouter/use-browser-location';
import { currentAnchor } from '../site/scrolling/current-anchor';

/** Returns the URL's hash without its `#`. Also updates when the router changes the hash. */
export const useHash = (): string => useLocationProperty(currentAnchor, () => '');
