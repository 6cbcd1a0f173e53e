import { useRef, useState } from 'react';

import { changedQuery } from '../../../../domain/catalogue/applied-filters';
import {
  type PriceEnds,
  type PriceScale,
  priceCriteria,
  priceEnds,
} from '../../../../domain/catalogue/price-slider';
import { useDebounced } from '../../../hooks/use-debounced';
import { useProductQuery } from '../use-product-query';

/**
 * Delay in ms before the URL follows the slider. A held arrow key moves the slider in many small
 * steps; only its final position is written to the URL.
 */
const PAUSE_MS = 300;

/**
 * Manages the two ends of the price range. They follow the slider at once, and the URL follows
 * after a pause. One drag of a thumb adds only one history entry, even if the drag has pauses: Back
 * undoes the whole drag.
 */
export function usePriceChoice(scale: PriceScale) {
  const { query, push, replace, hrefOf } = useProductQuery();
  const [moving, setMoving] = useState<PriceEnds | null>(null);
  /** The URL that the current drag has added to the history; `null` when it has added none. */
  const pushedHref = useRef<string | null>(null);
  const settle = useDebounced((ends: PriceEnds) => {
    const step = pushedHref.current === hrefOf(query) ? replace : push;
    step((current) => {
      const chosen = changedQuery(current, priceCriteria(ends, scale));
      pushedHref.current = hrefOf(chosen);
      return chosen;
    });
    setMoving(null);
  }, PAUSE_MS);
  /** Applies a pending change now. The next change adds its own history entry. */
  const release = () => {
    settle.flush();
    pushedHref.current = null;
  };
  return {
    ends: moving ?? priceEnds(query, scale),
    move: setMoving,
    settle,
    release,
    /** Applies a value from a number field at once, with its own history entry. */
    choose: (ends: PriceEnds) => {
      release();
      settle(ends);
      release();
    },
  };
}
