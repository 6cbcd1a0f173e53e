import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { latestBatchFirst } from './latest-batch-first';

it('latestBatchFirst sorts the last distilled batch first, and equal dates by number, highest first', () => {
  const batches = [
    aBatch({ id: 'SN-1', distilledOn: '2026-02-09' }),
    aBatch({ id: 'SN-3', distilledOn: '2025-01-01' }),
    aBatch({ id: 'SN-2', distilledOn: '2026-02-09' }),
  ];
  expect(batches.sort(latestBatchFirst).map(({ id }) => id)).toEqual(['SN-2', 'SN-1', 'SN-3']);
});
