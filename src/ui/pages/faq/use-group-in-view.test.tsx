// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGroupInView } from './use-group-in-view';

const IDS = ['oils', 'orders', 'storage', 'wholesale'];

/** Simulates which groups have been scrolled to, because happy-dom has no layout. */
let report: (reached: Readonly<Record<string, boolean>>) => void;

beforeEach(() => {
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"></section>`).join('');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onEntries: (entries: readonly object[]) => void) {
        report = (reached) =>
          act(() =>
            onEntries(
              Object.entries(reached).map(([id, isIntersecting]) => ({
                target: document.getElementById(id),
                isIntersecting,
              })),
            ),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

it('the group in view is the last group that the visitor has reached, or the first one before that', () => {
  const { result } = renderHook(() => useGroupInView(IDS));
  expect(result.current).toBe('oils');
  report({ oils: true, orders: false, storage: false, wholesale: false });
  expect(result.current).toBe('oils');
  report({ orders: true, storage: true });
  expect(result.current).toBe('storage');
  report({ storage: false });
  expect(result.current).toBe('orders');
});
