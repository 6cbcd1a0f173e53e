import { useState } from 'react';
import { changedQuery } from '../../domain/applied-filters';
import {
  type PriceEnds,
  type PriceScale,
  priceCriteria,
  priceEnds,
} from '../../domain/price-range';
import { useLater } from './use-later';
import { useProductQuery } from './use-product-query';

/** A held arrow key moves in many small steps; only where it comes to rest is a choice. */
const PAUSE_MS = 300;

/** The two ends of the price, which follow the hand at once and the address when it rests. */
export function usePriceChoice(scale: PriceScale) {
  const { query, choose } = useProductQuery();
  const [moving, setMoving] = useState<PriceEnds | null>(null);
  const settle = useLater((ends: PriceEnds) => {
    choose((current) => changedQuery(current, priceCriteria(ends, scale)));
    setMoving(null);
  }, PAUSE_MS);
  return {
    ends: moving ?? priceEnds(query, scale),
    move: setMoving,
    settle: settle.call,
  };
}
