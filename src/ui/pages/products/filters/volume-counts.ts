import type { UseCases } from '../../../../application/use-cases';
import type { ProductFilter } from '../../../../domain/catalogue/product-query';
import { VOLUMES, type Volume } from '../../../../domain/catalogue/volume';
import type { Query } from '../../../site/queries/query';
import { useCached } from '../../../site/queries/use-query';
import { useUseCases } from '../../../site/use-cases-context';

/**
 * Number of products per volume, in the order of `VOLUMES`; `null` when the catalogue does not
 * support the count.
 */
export type Counts = readonly (number | null)[];

/** Counts the products of each volume that match a filter. Sends one request per volume. */
export const volumeCounts = (
  { countProducts }: UseCases,
  filter: ProductFilter,
): Query<Counts> => ({
  key: ['volumeCounts', filter],
  run: (signal) =>
    Promise.all(VOLUMES.map((volume) => countProducts({ ...filter, volumes: [volume] }, signal))),
});

/** Returns the counts by volume, without unknown counts. */
export const byVolume = (counts: Counts): ReadonlyMap<Volume, number> =>
  new Map(
    VOLUMES.flatMap((volume, place) => {
      const count = counts[place];
      return typeof count === 'number' ? [[volume, count] as const] : [];
    }),
  );

/**
 * Returns whether the cached counts show that the catalogue has at most one volume. A volume filter
 * would then offer no choice.
 */
export function useOneVolume(): boolean {
  const counts = byVolume(useCached(volumeCounts(useUseCases(), {})) ?? []);
  const offered = VOLUMES.filter((volume) => counts.get(volume) !== 0);
  return counts.size === VOLUMES.length && offered.length < 2;
}
