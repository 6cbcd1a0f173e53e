import { expect, it, vi } from 'vitest';
import { siteConnection } from './site-connection';

it('siteConnection reaches the site when it responds, whatever the status', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await expect(siteConnection().reachesSite()).resolves.toBe(true);
  expect(fetched).toHaveBeenCalledWith('/', expect.objectContaining({ method: 'HEAD' }));
});

it('siteConnection does not reach the site without a response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(siteConnection().reachesSite()).resolves.toBe(false);
});
