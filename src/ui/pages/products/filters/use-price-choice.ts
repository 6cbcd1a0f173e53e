import { useRef, useState } from 'react';

import { changedQuery } from '../../../../domain/catalogue/applied-filters';
import {
  type PriceEnds,
  type PriceScale,
  priceCriteria,
  priceEnds,
} from '../../../../domain/catalogue/price-range';
import { useDebounced } from '../../../hooks/use-debounced';
import { useProductQuery } from '../use-product-query';

/** A held arrow key moves in many small steps; only where it comes to rest is a choice. */
const PAUSE_MS = 300;

/**
 * The two ends of the price, which follow the hand at once and the address when it rests. One hold of
 * a thumb is one choice, however slowly it is moved: Back undoes the whole of it.
 */
export function usePriceChoice(scale: PriceScale) {
  const { query, push, replace, hrefOf } = useProductQuery();
  const [moving, setMoving] = useState<PriceEnds | null>(null);
  /** The address that this hold has left, if any. */
  const left = useRef<string | null>(null);
  const settle = useDebounced((ends: PriceEnds) => {
    const step = left.current === hrefOf(query) ? replace : push;
    step((current) => {
      const chosen = changedQuery(current, priceCriteria(ends, scale));
      left.current = hrefOf(chosen);
      return chosen;
    });
    setMoving(null);
  }, PAUSE_MS);
  /** What was chosen counts now, and what follows is another choice. */
  const release = () => {
    settle.flush();
    left.current = null;
  };
  return {
    ends: moving ?? priceEnds(query, scale),
    move: setMoving,
    settle,
    release,
    /** At once and as a whole, by a figure. */
    choose: (ends: PriceEnds) => {
      release();
      settle(ends);
      release();
    },
  };
}
