import { useLocationProperty } from 'wouter/use-browser-location';
import { currentAnchor } from '../site/scrolling/current-anchor';

/** The hash of the address without its `#`. Also updates when the router changes it. */
export const useHash = (): string => useLocationProperty(currentAnchor, () => '');
