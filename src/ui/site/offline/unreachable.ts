import { useState } from 'react';
import { useLocation } from 'wouter';
import { prerenderedPath } from '../../hydration/prerendered-page';
import { ROUTES } from '../routes';
import { useRawAddress } from '../use-raw-address';

/** The path in whose place a service worker gave this document, the offline page; `null` where it is no such. */
export const unreachedPath = (): string | null =>
  typeof document !== 'undefined' &&
  prerenderedPath() === ROUTES.offline &&
  location.pathname !== ROUTES.offline
    ? location.pathname
    : null;

/**
 * The path whose page is shown: the offline page's own as long as one stays where it was given, otherwise
 * that of the address.
 */
export function useShownPath(): string {
  const [pathname] = useLocation();
  const { path } = useRawAddress();
  const [unreached, setUnreached] = useState(unreachedPath);
  // The router begins where the document was drawn for. Whoever leaves may find the page next time.
  if (unreached !== null && path !== unreached && path !== ROUTES.offline) setUnreached(null);
  return path === unreached ? ROUTES.offline : pathname;
}
