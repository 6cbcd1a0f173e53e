import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import type { ProductId } from '../catalogue/product';
import { currentBatchOf } from './current-batch';

const MAYDI = 'maydi' as ProductId;

it('currentBatchOf returns the first current batch of the product', () => {
  const batches = [
    aBatch({ id: 'SN-5', state: 'sold out', products: [MAYDI] }),
    aBatch({ id: 'SN-4', state: 'recalled', products: [MAYDI] }),
    aBatch({ id: 'SN-3', products: ['sacra' as ProductId] }),
    aBatch({ id: 'SN-2', products: [MAYDI] }),
    aBatch({ id: 'SN-1', products: [MAYDI] }),
  ];
  expect(currentBatchOf(MAYDI, batches)?.id).toBe('SN-2');
});

it('currentBatchOf returns nothing for a product without a current batch', () => {
  expect(currentBatchOf(MAYDI, [])).toBeUndefined();
});
