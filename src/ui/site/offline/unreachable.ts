import { useState } from 'react';
import { useLocation } from 'wouter';
import { prerenderedPath } from '../../hydration/prerendered-page';
import { ROUTES } from '../routes';
import { useRawAddress } from '../use-raw-address';

/**
 * Returns the requested path when this document is the offline page, which the service worker
 * served instead; otherwise `null`.
 */
export const unreachedPath = (): string | null =>
  typeof document !== 'undefined' &&
  prerenderedPath() === ROUTES.offline &&
  location.pathname !== ROUTES.offline
    ? location.pathname
    : null;

/**
 * Returns the path of the page that is shown. If the service worker served the offline page, this
 * is the path of the offline page until the visitor navigates.
 */
export function useShownPath(): string {
  const [pathname] = useLocation();
  const { path } = useRawAddress();
  const [unreached, setUnreached] = useState(unreachedPath);
  // The router first reports `/offline`, the path for which this document was prerendered. The first
  // navigation to another page clears this state, because the unreachable path may load when the
  // visitor returns to it.
  if (unreached !== null && path !== unreached && path !== ROUTES.offline) setUnreached(null);
  return path === unreached ? ROUTES.offline : pathname;
}
