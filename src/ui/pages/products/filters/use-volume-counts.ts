import { useState } from 'react';
import type { ProductFilter, ProductQuery } from '../../../../domain/catalogue/product-query';
import type { Volume } from '../../../../domain/catalogue/volume';
import { useQuery } from '../../../site/queries/use-query';
import { useUseCases } from '../../../site/use-cases-context';
import { byVolume, volumeCounts } from './volume-counts';

/** What narrows a list apart from its volumes; its order and page do not matter to a count. */
const otherCriteria = ({
  volumes: _v,
  sort: _s,
  page: _p,
  pageSize: _n,
  ...filter
}: ProductQuery): ProductFilter => filter;

/** The old figures stand until the new ones come: a column that blinks reads worse. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** How many products of each volume the other filters leave. One that is not known is missing. */
export const useVolumeCounts = (query: ProductQuery): ReadonlyMap<Volume, number> =>
  byVolume(useLast(useQuery(volumeCounts(useUseCases(), otherCriteria(query))).answer) ?? []);
