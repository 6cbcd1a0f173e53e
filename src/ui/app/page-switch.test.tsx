// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import { loadUseCases } from '../../composition/load-use-cases';
import { newQueryCache } from '../site/queries/query-cache';
import { QueryCacheContext } from '../site/queries/use-query';
import { UseCasesProvider } from '../site/use-cases-context';
import { PageSwitch } from './page-switch';

afterEach(cleanup);

it('replaces an unknown address in the history, so that Back does not return to it', async () => {
  const location = memoryLocation({ path: '/about', record: true });
  location.navigate('/no-such-page');
  const useCases = await loadUseCases(notificationQueue(), { arePrerendered: false });
  render(
    <UseCasesProvider useCases={useCases}>
      <QueryCacheContext value={newQueryCache()}>
        <Router hook={location.hook}>
          <PageSwitch />
        </Router>
      </QueryCacheContext>
    </UseCasesProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(location.history).toEqual(['/about', '/auth']);
});
