// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferredNavigation } from './deferred-navigation';

/** Creates navigation between pages that load only when the test calls `load`. */
function aSite() {
  const loads = new Map<string, (hasLoaded: boolean) => void>();
  const shown: string[] = [];
  const navigate = deferredNavigation({
    prepare: (address) => new Promise((resolve) => void loads.set(address, resolve)),
  });
  return {
    shown,
    follow: (to: string, options = {}) =>
      void navigate((address) => void shown.push(`${address}`), to, options),
    async load(address: string) {
      loads.get(address)?.(true);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => void vi.useRealTimers());

describe('a visitor who follows a link', () => {
  it('a visitor who follows a link sees the next page once it has loaded', async () => {
    const { shown, follow, load } = aSite();
    follow('/about');
    expect(shown).toEqual([]);
    await load('/about');
    expect(shown).toEqual(['/about']);
  });

  it('a visitor who follows a link sees the next page after a second, even if it has not loaded completely', async () => {
    const { shown, follow } = aSite();
    follow('/about');
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['/about']);
  });

  it.each([
    ['the first link', ['/about', '/faq']],
    ['the second link', ['/faq', '/about']],
  ])(
    'a visitor who follows a link while another page loads ends up at the second link, even if the target of %s loads first',
    async (_, order) => {
      const { shown, follow, load } = aSite();
      follow('/about');
      follow('/faq');
      for (const address of order) await load(address);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(shown).toEqual(['/faq']);
    },
  );

  it('a visitor who follows a link within the page is not delayed', () => {
    const { shown, follow } = aSite();
    follow('/?sort=newest');
    expect(shown).toEqual(['/?sort=newest']);
  });

  it('a visitor who follows a link reaches the linked page, even if the previous page redirects meanwhile', async () => {
    const { shown, follow, load } = aSite();
    follow('/about');
    follow('/auth', { replace: true });
    expect(shown).toEqual([]);
    await load('/about');
    expect(shown).toEqual(['/about']);
  });
});

describe('a redirect', () => {
  it('a redirect is not delayed, even on a page that the visitor opened through a link', async () => {
    const { shown, follow, load } = aSite();
    follow('/about');
    await load('/about');
    follow('/auth', { replace: true });
    expect(shown).toEqual(['/about', '/auth']);
  });
});
