// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { InPage } from '../../../test/builders/in-page';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import { loadUseCases } from '../../composition/load-use-cases';
import { PageSwitch } from './page-switch';

afterEach(cleanup);

it('replaces an unknown address in the history, so that Back does not return to it', async () => {
  const location = memoryLocation({ path: '/about', record: true });
  location.navigate('/no-such-page');
  const useCases = await loadUseCases(notificationQueue(), { arePrerendered: false });
  render(
    <InPage useCases={useCases}>
      <Router hook={location.hook}>
        <PageSwitch />
      </Router>
    </InPage>,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(location.history).toEqual(['/about', '/auth']);
});
