import { expect, it, vi } from 'vitest';
import { siteConnection } from './site-connection';

it('is there when the site answers, whatever it says', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', asked);
  await expect(siteConnection().reachesSite()).resolves.toBe(true);
  expect(asked).toHaveBeenCalledWith('/', expect.objectContaining({ method: 'HEAD' }));
});

it('is not there when nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(siteConnection().reachesSite()).resolves.toBe(false);
});
