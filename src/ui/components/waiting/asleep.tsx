import { createContext, useContext } from 'react';
import { useDrawnAhead } from '../../hooks/use-drawn-ahead';

/** Whether the page is asleep as long as this part of it is; not of one that may stay so. */
export const CountsContext = createContext(true);

/**
 * Says in the document that this part of the page is drawn and its code is not at work yet; gone as
 * soon as it is. In a page that is drawn by the browser it never stands.
 */
export const Asleep = () => {
  const counts = useContext(CountsContext);
  const asleep = useDrawnAhead();
  return counts && asleep && <span hidden data-asleep="" />;
};
