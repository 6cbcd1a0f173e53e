import { describe, expect, it } from 'vitest';
import { publicContent } from '../../../../test/builders/content';
import { CONTENT_ROUTES } from '../routes';
import { publicAddresses as addressesOf } from './public-addresses';

const item = { title: 'A title', asListed: '{}' };
const document = (id: string, changedAt: string | null = null) => ({ ...item, id, changedAt });
const whole = { total: 1, unsupportedFilters: '[]' };

const publicAddresses = (given: Parameters<typeof publicContent>[0]) =>
  addressesOf(publicContent(given));

const changed = (addresses: ReturnType<typeof publicAddresses>) =>
  Object.fromEntries(addresses.map(({ address, changedAt }) => [address, changedAt]));

describe('the public addresses', () => {
  it('the public addresses are the static pages, every list page, each product and each post', () => {
    const addresses = publicAddresses({
      product: { items: [document('one'), document('two/three')], pageCount: 3, ...whole },
      blog: { items: [document('four')], pageCount: 1, ...whole },
    }).map(({ address }) => address);
    const otherLists = Object.values(CONTENT_ROUTES).flatMap(({ list }) =>
      list === null || ['/product', '/blog'].includes(list) ? [] : [list],
    );
    expect(addresses).toEqual([
      '/',
      '/about',
      '/faq',
      '/contactus',
      '/sustainability',
      '/wholesale',
      '/wholesale/line-sheet',
      '/auth',
      '/thank-you',
      '/enquiry',
      '/product',
      '/product/page/2',
      '/product/page/3',
      '/blog',
      ...otherLists,
      '/compare',
      '/product-detail/one',
      '/product-detail/two%2Fthree',
      '/blog-detail/four',
    ]);
  });

  it('the public addresses include the page for finding a batch only if there are batches', () => {
    const batch = { items: [document('SN-1', '2026-01-01T00:00:00.000Z')], pageCount: 1, ...whole };
    const { '/batch': list, '/batch/SN-1': page } = changed(publicAddresses({ batch }));
    expect({ list, page }).toEqual({
      list: '2026-01-01T00:00:00.000Z',
      page: '2026-01-01T00:00:00.000Z',
    });
    expect(Object.keys(changed(publicAddresses({})))).not.toContain('/batch');
  });

  it('the public addresses include the lists of an empty catalogue', () => {
    const addresses = publicAddresses({});
    expect(addresses.map(({ address }) => address)).toContain('/product');
    expect(addresses.filter(({ isListed }) => !isListed).map(({ address }) => address)).toEqual([
      '/wholesale/line-sheet',
      '/auth',
      '/thank-you',
      '/enquiry',
    ]);
  });

  it('the public addresses give a list the latest change of its items, and home the latest of all', () => {
    const on = changed(
      publicAddresses({
        product: {
          items: [
            document('one', '2026-01-01T00:00:00.000Z'),
            document('two'),
            document('three', '2026-03-01T00:00:00.000Z'),
          ],
          pageCount: 1,
          ...whole,
        },
        blog: { items: [document('four', '2026-02-01T00:00:00.000Z')], pageCount: 1, ...whole },
      }),
    );
    expect(on['/product']).toBe('2026-03-01T00:00:00.000Z');
    expect(on['/blog']).toBe('2026-02-01T00:00:00.000Z');
    expect(on['/']).toBe('2026-03-01T00:00:00.000Z');
    expect(on['/product-detail/one']).toBe('2026-01-01T00:00:00.000Z');
    expect(on['/product-detail/two']).toBeNull();
    expect(on['/about']).toBeNull();
  });
});

it('the last change of a list is the latest moment, not the last in alphabetical order', () => {
  const items = [
    document('a', '2026-01-02T01:00:00+05:00'),
    document('b', 'not a date'),
    document('c', '2026-01-01T23:00:00Z'),
  ];
  const content = { product: { items, pageCount: 1, ...whole } };
  expect(changed(publicAddresses(content))).toMatchObject({
    '/': '2026-01-01T23:00:00Z',
    '/product': '2026-01-01T23:00:00Z',
  });
});
