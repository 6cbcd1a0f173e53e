import type { BatchComponent, BatchDocument } from './batch';
import { isSameNumber } from './batch-number';

/** Largest rounding error of one share, in percentage points: shares have one decimal. */
const ROUNDING = 0.05;

/**
 * Whether the shares add up to more than 100 per cent. Each may have been rounded up, so the sum
 * may exceed 100 by the rounding errors.
 */
export function exceedsWhole(components: readonly Pick<BatchComponent, 'percent'>[]): boolean {
  const sum = components.reduce((total, { percent }) => total + percent, 0);
  // Compares thousandths, because 0.1 + 0.2 is not exactly 0.3.
  return Math.round(sum * 1000) > Math.round((100 + ROUNDING * components.length) * 1000);
}

/** Whether a document that is attached to batch `number` states the number of another batch. */
export const namesAnother = (number: string, { names }: Pick<BatchDocument, 'names'>): boolean =>
  !isSameNumber(number, names);

/**
 * Whether a document is the analysis of a sample that was taken before shipment. Such an analysis
 * does not prove anything about the batch, because a laboratory vouches only for what it examined.
 */
export const isOfSampleOnly = ({ kind, examined }: Pick<BatchDocument, 'kind' | 'examined'>) =>
  kind === 'analysis' && examined === 'pre-shipment sample';
