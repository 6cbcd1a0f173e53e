import { latestFirst } from '../shared/parse-moment';
import type { BatchSummary } from './batch';

/**
 * Compares two batches for sorting: the last distilled comes first. Equal dates are sorted by
 * number, highest first.
 */
export const latestBatchFirst = (one: BatchSummary, other: BatchSummary): number =>
  latestFirst(one.distilledOn, other.distilledOn) || (one.id < other.id ? 1 : -1);
