import { createContext, useContext } from 'react';
import { useIsPrerendered } from '../../hooks/use-is-prerendered';

/** Whether a part must be hydrated before the page counts as hydrated; `false` in lazy sections. */
export const HydrationMarkerContext = createContext(true);

/**
 * Marks in the document that this part is prerendered and not yet hydrated. The marker disappears
 * on hydration. A part that the client renders never has it.
 */
export const UnhydratedMarker = () => {
  const counts = useContext(HydrationMarkerContext);
  const isUnhydrated = useIsPrerendered();
  return counts && isUnhydrated && <span hidden data-unhydrated="" />;
};
