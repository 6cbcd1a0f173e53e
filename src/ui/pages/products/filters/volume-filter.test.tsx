// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { UseCases } from '../../../../application/use-cases';
import { newQueryCache } from '../../../site/queries/query-cache';
import { QueryCacheContext } from '../../../site/queries/use-query';
import { UseCasesProvider } from '../../../site/use-cases-context';
import { ProductListAddress } from '../use-product-query';
import { VolumeFilter } from './volume-filter';

const COUNTS: Readonly<Record<string, number>> = { 'Ten ml': 3, 'Thirty ml': 0, Bulk: 0 };

beforeEach(async () => {
  history.replaceState(null, '', '/product?volume=bulk');
  const useCases: Partial<UseCases> = {
    countProducts: async ({ volumes: [volume = ''] = [] }) => COUNTS[volume] ?? 0,
  };
  render(
    <UseCasesProvider useCases={useCases as UseCases}>
      <QueryCacheContext value={newQueryCache()}>
        <ProductListAddress>
          <VolumeFilter />
        </ProductListAddress>
      </QueryCacheContext>
    </UseCasesProvider>,
  );
  await screen.findByText('3');
});
afterEach(cleanup);

const volume = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const stateOf = ({ checked, disabled }: HTMLInputElement) => ({ checked, disabled });

it('the volume filter disables a volume without results', () => {
  expect(stateOf(volume(/Ten ml/u))).toEqual({ checked: false, disabled: false });
  expect(stateOf(volume(/Thirty ml/u))).toEqual({ checked: false, disabled: true });
});

it('the volume filter lets the visitor untick a volume without results, and disables it afterwards', () => {
  expect(stateOf(volume(/Bulk/u))).toEqual({ checked: true, disabled: false });
  fireEvent.click(volume(/Bulk/u));
  expect(stateOf(volume(/Bulk/u))).toEqual({ checked: false, disabled: true });
  expect(location.search).toBe('');
});
