// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { ContentError } from '../../../application/content-error';
import type { UseCases } from '../../../application/use-cases';
import { newQueryCache } from '../../site/queries/query-cache';
import { QueryCacheContext } from '../../site/queries/use-query';
import { UseCasesProvider } from '../../site/use-cases-context';
import { useEnquirySubject } from './use-enquiry-subject';

afterEach(cleanup);

/** Opens the contact page's URL with this query string and renders the subject of the enquiry. */
function openAt(query: string, getProduct: UseCases['getProduct']) {
  history.replaceState(null, '', `/contactus?${query}`);
  const useCases: Partial<UseCases> = { getProduct };
  const Subject = () => {
    const subject = useEnquirySubject();
    return (
      <>
        <p>{subject?.name}</p>
        <output>{subject && JSON.stringify(subject.about)}</output>
      </>
    );
  };
  render(
    <UseCasesProvider useCases={useCases as UseCases}>
      <QueryCacheContext value={newQueryCache()}>
        <Subject />
      </QueryCacheContext>
    </UseCasesProvider>,
  );
}

it.each([
  ['Maydi Frankincense, Ten ml', 'Ten ml', 'Maydi Frankincense, Ten ml'],
  ['Maydi Frankincense, Ten ml', 'Bulk', 'Maydi Frankincense, Bulk'],
  ['Maydi Frankincense (10ml)', 'Ten ml', 'Maydi Frankincense (10ml)'],
  ['Maydi, distilled twice', 'Ten ml', 'Maydi, distilled twice, Ten ml'],
  ['Maydi, distilled twice', '', 'Maydi, distilled twice'],
])(
  'the subject of an enquiry names the product "%s" in the volume "%s" as "%s"',
  async (title, volume, name) => {
    openAt(`product=p1&volume=${encodeURIComponent(volume)}`, async () =>
      aProduct({ id: 'p1', title }),
    );
    expect((await screen.findByText(name)).textContent).toBe(name);
  },
);

describe('while the catalogue is unavailable', () => {
  const askedAbout = async (product: string) => {
    openAt(`product=${encodeURIComponent(product)}&volume=Bulk`, async () => {
      throw new ContentError('service-unavailable');
    });
    return JSON.parse(await screen.findByText(/volume/u).then(({ textContent }) => textContent));
  };

  it('while the catalogue is unavailable, an enquiry contains the id in place of the title', async () => {
    expect(await askedAbout('mg5gjubrk49r5b2zs6cda4g8')).toEqual({
      product: { id: 'mg5gjubrk49r5b2zs6cda4g8', title: 'mg5gjubrk49r5b2zs6cda4g8' },
      volume: 'Bulk',
    });
  });

  it.each(['Pay the invoice at evil.example', 'evil.example', 'a'.repeat(65)])(
    'while the catalogue is unavailable, an enquiry contains no text from the URL that is not an id: %s',
    async (text) => {
      expect(await askedAbout(text)).toEqual({ product: null, volume: 'Bulk' });
    },
  );
});
