// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { prefetchLinks } from './link-prefetch';

/** Moves the pointer over every link of a page. Returns the paths that are prefetched. */
function prefetchedOn(connection: { saveData: boolean; effectiveType: string } | undefined) {
  vi.stubGlobal('navigator', { connection });
  history.replaceState(null, '', '/product');
  document.body.innerHTML = `
    <a href="/about"><span>About</span></a>
    <a href="/product?sort=newest">Newest</a>
    <a href="https://elsewhere.example/">Elsewhere</a>
    <a href="/price-list.pdf" download="prices">Prices</a>`;
  const paths = new Set<string>();
  prefetchLinks((address) => paths.add(new URL(address).pathname));
  for (const element of document.querySelectorAll('a, span'))
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return [...paths];
}

it('the link prefetch prefetches only other pages of the site when the pointer reaches their links', () => {
  expect(prefetchedOn(undefined)).toEqual(['/about']);
  expect(prefetchedOn({ saveData: false, effectiveType: '3g' })).toEqual(['/about']);
});

it('the link prefetch prefetches nothing for a visitor who saves data', () => {
  expect(prefetchedOn({ saveData: true, effectiveType: '4g' })).toEqual([]);
});
