import { expect, it } from 'vitest';

import { getCachedPages } from './get-cached-pages';

it('getCachedPages returns the pages that open without a network', async () => {
  const page = { path: '/about', title: 'About us' };
  expect(await getCachedPages({ list: async () => [page] })()).toEqual([page]);
});
