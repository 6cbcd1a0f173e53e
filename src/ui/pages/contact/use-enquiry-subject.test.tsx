// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import type { UseCases } from '../../../application/use-cases';
import { newQueryCache } from '../../site/queries/query-cache';
import { QueryCacheContext } from '../../site/queries/use-query';
import { UseCasesProvider } from '../../site/use-cases-context';
import { useEnquirySubject } from './use-enquiry-subject';

afterEach(cleanup);

const Name = () => <p>{useEnquirySubject()?.name}</p>;

it.each([
  ['Maydi Frankincense, Ten ml', 'Ten ml', 'Maydi Frankincense, Ten ml'],
  ['Maydi Frankincense, Ten ml', 'Bulk', 'Maydi Frankincense, Bulk'],
  ['Maydi Frankincense (10ml)', 'Ten ml', 'Maydi Frankincense (10ml)'],
  ['Maydi, distilled twice', 'Ten ml', 'Maydi, distilled twice, Ten ml'],
  ['Maydi, distilled twice', '', 'Maydi, distilled twice'],
])('names the product "%s" in the volume "%s" as "%s"', async (title, volume, name) => {
  history.replaceState(null, '', `/contactus?product=p1&volume=${encodeURIComponent(volume)}`);
  const useCases: Partial<UseCases> = { getProduct: async () => aProduct({ id: 'p1', title }) };
  render(
    <UseCasesProvider useCases={useCases as UseCases}>
      <QueryCacheContext value={newQueryCache()}>
        <Name />
      </QueryCacheContext>
    </UseCasesProvider>,
  );
  expect(await screen.findByText(name)).toBeDefined();
});
