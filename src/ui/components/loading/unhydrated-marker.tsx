import { createContext, useContext } from 'react';
import { useIsPrerendered } from '../../hooks/use-is-prerendered';

/** Whether this part counts for the hydration of the page; `false` for lazy sections. */
export const HydrationMarkerContext = createContext(true);

/**
 * Marks in the document that this part is prerendered and not yet hydrated. Disappears on
 * hydration, and is never present in client-side renders.
 */
export const UnhydratedMarker = () => {
  const counts = useContext(HydrationMarkerContext);
  const isUnhydrated = useIsPrerendered();
  return counts && isUnhydrated && <span hidden data-unhydrated="" />;
};
