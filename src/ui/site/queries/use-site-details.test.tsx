// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import type { UseCases } from '../../../application/use-cases';
import { UseCasesProvider } from '../use-cases-context';
import { newQueryCache, type QueryCache } from './query-cache';
import { QueryCacheContext } from './use-query';
import { useSiteDetails } from './use-site-details';

afterEach(cleanup);

const Name = () => <p>{useSiteDetails().name}</p>;

function shown(cache: QueryCache) {
  const getSiteDetails = vi.fn(async () => ({ ...SITE_DETAILS, name: 'Cal Madow' }));
  render(
    <UseCasesProvider useCases={{ getSiteDetails } as unknown as UseCases}>
      <QueryCacheContext value={cache}>
        <Name />
      </QueryCacheContext>
    </UseCasesProvider>,
  );
  return getSiteDetails;
}

it('useSiteDetails reads the details once when the cache lacks them', async () => {
  const getSiteDetails = shown(newQueryCache());
  await screen.findByText('Cal Madow');
  expect(getSiteDetails).toHaveBeenCalledOnce();
});

it('useSiteDetails never reads cached details again, however old they are', () => {
  const cache = newQueryCache();
  cache.seed(['getSiteDetails'], SITE_DETAILS, 0);
  const getSiteDetails = shown(cache);
  expect(screen.queryByText(SITE_DETAILS.name)).not.toBeNull();
  expect(getSiteDetails).not.toHaveBeenCalled();
});
