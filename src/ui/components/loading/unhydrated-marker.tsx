import { createContext, useContext } from 'react';
import { useIsPrerendered } from '../../hooks/use-is-prerendered';

/** Whether the page is asleep as long as this part of it is; not of one that may stay so. */
export const HydrationMarkerContext = createContext(true);

/**
 * Says in the document that this part of the page is drawn and its code is not at work yet; gone as
 * soon as it is. In a page that is drawn by the browser it never stands.
 */
export const UnhydratedMarker = () => {
  const counts = useContext(HydrationMarkerContext);
  const asleep = useIsPrerendered();
  return counts && asleep && <span hidden data-unhydrated="" />;
};
