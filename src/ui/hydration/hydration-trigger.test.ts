// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onHydrationTrigger } from './hydration-trigger';

beforeEach(() => {
  vi.useFakeTimers();
  // Simulates a browser that is always idle.
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

/** Opens a page. Returns a function that returns how often the page has been hydrated. */
function open(address: string) {
  history.replaceState(null, '', address);
  const hydrate = vi.fn();
  onHydrationTrigger(hydrate);
  return () => hydrate.mock.calls.length;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page without interaction', () => {
  it('a page without interaction is hydrated two and a half seconds after it is painted', async () => {
    const hydrated = open('/product');
    await pass(2_400);
    expect(hydrated()).toBe(0);
    await pass(200);
    expect(hydrated()).toBe(1);
  });

  it.each(['/product?volume=bulk', '/faq#storage'])(
    'a page without interaction is hydrated as soon as it is painted when its address needs code: %s',
    async (address) => {
      const hydrated = open(address);
      expect(hydrated()).toBe(0);
      await pass(100);
      expect(hydrated()).toBe(1);
    },
  );
});

describe('a first interaction', () => {
  it('a first interaction hydrates the page at once, and only once', () => {
    const hydrated = open('/product');
    dispatchEvent(new Event('keydown'));
    expect(hydrated()).toBe(1);
    dispatchEvent(new Event('focusin'));
    expect(hydrated()).toBe(1);
  });

  it('a first interaction is not an event that the browser dispatches without a visitor', () => {
    const hydrated = open('/product');
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
    document.body.dispatchEvent(new Event('scroll'));
    expect(hydrated()).toBe(0);
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 3 }));
    expect(hydrated()).toBe(1);
  });
});
