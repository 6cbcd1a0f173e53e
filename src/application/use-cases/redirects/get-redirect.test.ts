import { expect, it } from 'vitest';
import { getRedirect } from './get-redirect';

const redirects = [
  { from: '/old-shop', to: '/product?sort=newest' },
  { from: '/our-farm', to: 'https://farm.example/' },
  { from: '/first', to: '/second' },
  { from: '/second', to: '/third' },
].map((redirect) => ({ id: redirect.from, ...redirect }));
const redirectOf = getRedirect({ all: async () => redirects });

it.each([
  ['as the owner wrote it', '/old-shop', '/product?sort=newest'],
  ['with a slash at its end', '/old-shop/', '/product?sort=newest'],
  ['in capital letters', '/Old-Shop', '/product?sort=newest'],
  ['that leads to another site', '/our-farm', 'https://farm.example/'],
  ['that no redirect has', '/old-shops', null],
  ['whose redirect leads to another one', '/first', null],
  ['that cannot be read', '/%E0%A4%A', null],
])('getRedirect looks up a path %s', async (_, path, to) => {
  expect(await redirectOf(path)).toBe(to);
});
