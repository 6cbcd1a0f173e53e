// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { InPage } from '../../../test/builders/in-page';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import { ContentError } from '../../application/content-error';
import type { UseCases } from '../../application/use-cases';
import { getRedirect } from '../../application/use-cases/redirects/get-redirect';
import { loadUseCases } from '../../composition/load-use-cases';
import { PageSwitch } from './page-switch';

afterEach(cleanup);

/**
 * Opens a path without a page, with `getRedirect` as the site's redirects. Returns the paths in the
 * history.
 */
async function openUnknown(path: string, getRedirect?: UseCases['getRedirect']) {
  const location = memoryLocation({ path: '/about', record: true });
  location.navigate(path);
  const loaded = await loadUseCases(notificationQueue(), { arePrerendered: false });
  const useCases = getRedirect === undefined ? loaded : { ...loaded, getRedirect };
  render(
    <InPage useCases={useCases}>
      <Router hook={location.hook}>
        <PageSwitch />
      </Router>
    </InPage>,
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 4_000 });
  return location.history;
}

it('the page switch replaces an unknown address in the history, so that Back does not return to it', async () => {
  expect(await openUnknown('/no-such-page')).toEqual(['/about', '/auth']);
});

it('the page switch follows a redirect from an address without a page, and replaces it in the history', async () => {
  const redirects = {
    all: async () => [
      { id: 'a', from: '/old', to: '/legal/gone' },
      { id: 'b', from: '/product-detail/gone', to: '/faq' },
    ],
  };
  expect(await openUnknown('/Old/', getRedirect(redirects))).toEqual(['/about', '/legal/gone']);
  cleanup();
  const ofProduct = await openUnknown('/product-detail/gone', getRedirect(redirects));
  expect(ofProduct).toEqual(['/about', '/faq']);
});

it('the page switch shows the page of an unknown address when the redirects cannot be read', async () => {
  const failing = () => Promise.reject(new ContentError('network'));
  expect(await openUnknown('/old', failing)).toEqual(['/about', '/auth']);
});
