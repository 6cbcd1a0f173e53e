// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { withVolumes } from '../../domain/catalogue/applied-filters';
import { ProductListAddress, useProductQuery } from '../pages/products/use-product-query';

afterEach(cleanup);

function openAt(address: string) {
  history.replaceState({ entry: 'first' }, '', address);
  const { result } = renderHook(useProductQuery, {
    wrapper: ({ children }) => <ProductListAddress>{children as ReactElement}</ProductListAddress>,
  });
  return result;
}

describe('the query of a list', () => {
  it('the query of a list keeps both changes when two are made before the page renders again', () => {
    const list = openAt('/product');
    act(() => {
      list.current.push((query) => withVolumes(query, ['Bulk']));
      list.current.push((query) => ({ ...query, minimumRating: 4 }));
    });
    expect(list.current.query).toEqual({ volumes: ['Bulk'], minimumRating: 4 });
    expect(new URLSearchParams(location.search).get('volume')).toBe('bulk');
  });

  it('the query of a list keeps the state of the history entry when it is replaced', () => {
    const list = openAt('/product');
    act(() => list.current.replace((query) => ({ ...query, text: 'resin' })));
    expect([location.search, history.state]).toEqual(['?q=resin', { entry: 'first' }]);
    act(() => list.current.push((query) => ({ ...query, text: 'oil' })));
    expect([location.search, history.state]).toEqual(['?q=oil', null]);
  });

  it('the query of a list does not navigate for a change without effect', () => {
    const list = openAt('/product?q=resin&rating=9');
    act(() => list.current.push((query) => ({ ...query })));
    expect(location.search).toBe('?q=resin&rating=9');
  });
});
