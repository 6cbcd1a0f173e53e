import { useState } from 'react';
import type { ProductFilter, ProductQuery } from '../../../../domain/catalogue/product-query';
import type { Volume } from '../../../../domain/catalogue/volume';
import { useQuery } from '../../../site/queries/use-query';
import { useUseCases } from '../../../site/use-cases-context';
import { byVolume, volumeCounts } from './volume-counts';

/**
 * Returns the query without its volumes, and without its sort order and page, which do not affect a
 * count.
 */
const otherCriteria = ({
  volumes: _v,
  sort: _s,
  page: _p,
  pageSize: _n,
  ...filter
}: ProductQuery): ProductFilter => filter;

/** Returns the last value until a new one has loaded, so that the counts do not flicker. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * Returns, for each volume, how many products match the query's other filters. A volume whose count
 * is not known has no entry.
 */
export const useVolumeCounts = (query: ProductQuery): ReadonlyMap<Volume, number> =>
  byVolume(useLast(useQuery(volumeCounts(useUseCases(), otherCriteria(query))).answer) ?? []);
