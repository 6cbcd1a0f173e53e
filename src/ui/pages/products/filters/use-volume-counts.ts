import { useState } from 'react';
import type { UseCases } from '../../../../application/use-cases';
import type { ProductFilter, ProductQuery } from '../../../../domain/catalogue/product-query';
import { VOLUMES, type Volume } from '../../../../domain/catalogue/volume';
import type { Read } from '../../../site/reads/read';
import { useAsked, useKnown } from '../../../site/reads/use-read';
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

/** In the order of the volumes; `null` where the catalogue cannot tell. */
type Counts = readonly (number | null)[];

/** How many products of each volume a filter leaves: a small call each, side by side. */
const volumeCounts = ({ countProducts }: UseCases, filter: ProductFilter): Read<Counts> => ({
  key: ['volumeCounts', filter],
  run: (signal) =>
    Promise.all(VOLUMES.map((volume) => countProducts({ ...filter, volumes: [volume] }, signal))),
});

/** The old figures stand until the new ones come: a column that blinks reads worse. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

const byVolume = (counts: Counts): VolumeCounts =>
  new Map(
    VOLUMES.flatMap((volume, place) => {
      const count = counts[place];
      return typeof count === 'number' ? [[volume, count] as const] : [];
    }),
  );

/** How many products of each volume the other filters leave. One that is not known is missing. */
export const useVolumeCounts = (query: ProductQuery): VolumeCounts =>
  byVolume(useLast(useAsked(volumeCounts(useUseCases(), otherCriteria(query))).answer) ?? []);

/** Whether the catalogue is known to hold one volume at most: there is nothing to choose. */
export function useOneVolume(): boolean {
  const counts = byVolume(useKnown(volumeCounts(useUseCases(), {})) ?? []);
  const offered = VOLUMES.filter((volume) => counts.get(volume) !== 0);
  return counts.size === VOLUMES.length && offered.length < 2;
}
