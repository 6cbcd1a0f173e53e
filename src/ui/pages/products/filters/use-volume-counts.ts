import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ProductFilter, ProductQuery } from '../../../../domain/catalogue/product-query';
import { VOLUMES, type Volume } from '../../../../domain/catalogue/volume';
import { readQuery } from '../../../site/read-query';
import { useUseCases } from '../../../site/use-cases-context';

export type VolumeCounts = ReadonlyMap<Volume, number>;

/** What narrows a list apart from its volumes; its order and page do not matter to a count. */
const otherCriteria = ({
  volumes: _v,
  sort: _s,
  page: _p,
  pageSize: _n,
  ...filter
}: ProductQuery): ProductFilter => filter;

function useCounts(filter: ProductFilter, enabled: boolean): VolumeCounts {
  const useCases = useUseCases();
  const results = useQueries({
    queries: VOLUMES.map((volume) => ({
      ...readQuery(useCases, 'countProducts', { ...filter, volumes: [volume] }),
      enabled,
      // The old figures stand until the new ones come: a column that blinks reads worse.
      ...(enabled && { placeholderData: keepPreviousData }),
    })),
  });
  return new Map(
    VOLUMES.flatMap((volume, place) => {
      const count = results[place]?.data;
      return count === undefined || count === null ? [] : [[volume, count] as const];
    }),
  );
}

/**
 * How many products of each volume the other filters leave: a small call each, side by side. A
 * volume whose number is not known, or not yet, is missing.
 */
export const useVolumeCounts = (query: ProductQuery): VolumeCounts =>
  useCounts(otherCriteria(query), true);

/** Whether the catalogue is known to hold one volume at most: there is nothing to choose. */
export function useOneVolume(): boolean {
  const counts = useCounts({}, false);
  const offered = VOLUMES.filter((volume) => counts.get(volume) !== 0);
  return counts.size === VOLUMES.length && offered.length < 2;
}
