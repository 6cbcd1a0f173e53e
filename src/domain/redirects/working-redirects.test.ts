import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workingRedirects } from './working-redirects';

const listOf = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([from, to]) => ({ id: from, from, to }));
const fromsOf = (list: readonly { readonly from: string }[]) => list.map(({ from }) => from);

it('workingRedirects keeps redirects that end at a page or on another site', () => {
  const redirects = listOf({ '/a': '/product?q=oil', '/b': 'https://shop.example/a' });
  expect(workingRedirects(redirects)).toEqual({ working: redirects, leftOut: [] });
});

it.each([
  ['to itself', { '/a': '/a' }, []],
  ['to itself, written otherwise', { '/a': '/A/?b#c' }, []],
  ['to itself on the own origin', { '/a': 'https://www.example.com/a' }, []],
  ['in a circle', { '/a': '/b', '/b': '/a', '/c': '/product' }, ['/c']],
  ['in a longer circle', { '/a': '/b', '/b': '/c', '/c': '/a' }, []],
  ['to another redirect', { '/a': '/b', '/b': '/product' }, ['/b']],
] as const)('workingRedirects leaves out what leads %s', (_, pairs, left) => {
  const { working, leftOut } = workingRedirects(listOf(pairs as Record<string, string>), {
    origin: 'https://www.example.com',
  });
  expect(fromsOf(working)).toEqual(left);
  expect(leftOut).toHaveLength(Object.keys(pairs).length - left.length);
});

it('workingRedirects leaves out a redirect from an existing page, so that another redirect can end there', () => {
  const site = { hasPage: (path: string) => path === '/about' };
  const redirects = listOf({ '/about': '/gone', '/us': '/about' });
  const { working, leftOut } = workingRedirects(redirects, site);
  expect(fromsOf(working)).toEqual(['/us']);
  expect(leftOut[0]?.reason).toEqual({ code: 'page-exists' });
});

it('workingRedirects leaves out the second redirect from the same path', () => {
  const two = [
    { id: 'one', from: '/a', to: '/b' },
    { id: 'two', from: '/a', to: '/c' },
  ];
  expect(workingRedirects(two).working).toEqual([two[0]]);
});

it('workingRedirects never keeps a redirect that leads to another one, whatever the CMS contains', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  const redirect = fc.record({ id: fc.string(), from: path, to: path });
  fc.assert(
    fc.property(fc.array(redirect), (redirects) => {
      const { working, leftOut } = workingRedirects(redirects);
      const froms = fromsOf(working);
      expect(working.filter(({ to }) => froms.includes(to))).toEqual([]);
      expect(working.length + leftOut.length).toBe(redirects.length);
    }),
  );
});
